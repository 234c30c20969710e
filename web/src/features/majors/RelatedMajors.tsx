import { countText } from '../../api/domain/colleges.ts';
import type { MajorWhere } from '../../api/domain/majors.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { majorHref } from './major-address.ts';

/** The majors of a family, or others of the family of a major, with their colleges in all states. */
export function RelatedMajors({ major: { family, related } }: { major: MajorWhere }) {
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related-majors" data-print="hide">
      <h2 id="related-majors" className="mt-10 text-2xl">
        {family === null ? 'Majors of this family' : 'Similar majors'}
      </h2>
      <ul className="mt-4 columns-1 gap-x-8 sm:columns-2 lg:columns-3">
        {related.map(({ slug, name, colleges }) => (
          <li key={slug} className="break-inside-avoid py-1">
            <TextLink to={majorHref({ slug })} className="inline-block min-h-6">
              {name}
            </TextLink>{' '}
            <span className="figure text-sm text-muted">{countText(colleges)}</span>
          </li>
        ))}
      </ul>
      {family && (
        <p className="mt-2">
          <TextLink to={majorHref(family)}>All of {family.name}</TextLink>
        </p>
      )}
    </section>
  );
}
