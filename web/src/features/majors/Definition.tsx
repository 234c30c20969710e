import type { MajorWhere } from '../../api/domain/majors.ts';

const SENTENCE = /^.+?\.(?=\s|$)/;

/**
 * How the official classification describes a family, or of a major the program that it names: the first sentence, and the rest when it is
 * opened.
 */
export function Definition({ definition, family }: Pick<MajorWhere, 'definition' | 'family'>) {
  if (!definition) return null;
  const { title, text, source } = definition;
  const first = SENTENCE.exec(text)?.[0] ?? text;
  const rest = text.slice(first.length).trim();
  const copy = source.obtainedFrom === null ? '' : ` (${source.obtainedFrom})`;
  return (
    <section aria-label="What it is" className="mt-3 max-w-text">
      <p>
        {family && `The program with the most graduates is ${title}. `}
        {first}
      </p>
      <details className="mt-1 text-sm text-muted">
        <summary className="inline-flex min-h-8 items-center rounded-control font-medium text-primary underline underline-offset-3">
          {rest === '' ? 'Source of this definition' : 'The whole definition and its source'}
        </summary>
        {rest !== '' && <p>{rest}</p>}
        <p className="mt-1">
          Source: National Center for Education Statistics, Classification of Instructional Programs, {source.edition}
          {copy}.
        </p>
      </details>
    </section>
  );
}
