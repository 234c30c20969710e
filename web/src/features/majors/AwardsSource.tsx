import type { MajorWhere } from '../../api/domain/majors.ts';
import { releaseText } from '../../api/domain/colleges.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** What the counts of a page are, and where they come from. */
export function AwardsSource({ newest }: Pick<MajorWhere, 'newest'>) {
  return (
    <section aria-labelledby="awards-source" className="mt-10 max-w-text text-sm text-muted">
      <h2 id="awards-source" className="font-sans text-sm font-semibold tracking-normal text-ink">
        What is counted
      </h2>
      <p className="mt-2">
        Degrees and certificates, not people: a person with two awards counts twice. Second majors are not counted. Colleges are those on
        Alma, which teach undergraduates.
      </p>
      {newest && (
        <p className="mt-2">
          Source: IPEDS Completions, {newest.table}, {newest.period}, {releaseText(newest.release)}.{' '}
          <TextLink to="/data">Data and sources</TextLink>
        </p>
      )}
    </section>
  );
}
