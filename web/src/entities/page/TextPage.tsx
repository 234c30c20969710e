import type { ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface TextSection {
  id: string;
  title: string;
  body: ReactNode;
}

interface Props {
  title: string;
  description: string;
  canonicalPath: string;
  lead: ReactNode;
  /** The date of the last change in meaning: "November 21, 2026". */
  changed?: string;
  sections: readonly TextSection[];
}

/** A page with this many sections has a table of contents. */
const LONG = 4;

/** A page of text in one column, with a table of contents if it is long. */
export function TextPage({ title, description, canonicalPath, lead, changed, sections }: Props) {
  return (
    <article className="page py-12 md:py-16">
      <PageHead title={title} description={description} canonicalPath={canonicalPath} />
      <header className="max-w-xl">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <div className="mt-5 text-lg text-muted">{lead}</div>
        {changed !== undefined && <p className="mt-4 text-sm text-muted">Last changed on {changed}</p>}
      </header>
      <div className="mt-10 gap-12 lg:grid lg:grid-cols-[minmax(0,44rem)_15rem]">
        {sections.length >= LONG && <Contents sections={sections} />}
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id} className="mb-10">
              <h2 id={id} className="text-2xl">
                {heading}
              </h2>
              <div className="text-flow mt-4">{body}</div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav aria-labelledby="contents" className="mb-10 lg:col-start-2 lg:row-start-1" data-print="hide">
      <div className="rounded-card border border-line bg-card p-5 lg:sticky lg:top-6">
        <h2 id="contents" className="font-sans text-sm font-semibold tracking-normal">
          On this page
        </h2>
        <ul className="mt-2 grid gap-0.5 text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <TextLink to={`#${id}`} className="inline-flex min-h-8 items-center">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
