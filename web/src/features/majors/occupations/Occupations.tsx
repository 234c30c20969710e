import { useQuery } from '@tanstack/react-query';
import { countText } from '../../../api/domain/colleges.ts';
import type { MajorOccupations } from '../../../api/domain/majors.ts';
import { useSite } from '../../../api/site.ts';
import { Button } from '../../../ui/Button.tsx';
import { occupationsQuery } from '../majors.queries.ts';
import { sourceText } from './occupation-words.ts';
import { LicenseNote } from './LicenseNote.tsx';
import { OccupationTable } from './OccupationTable.tsx';

const TITLE = 'Occupations related to this field';

/** Occupations of the whole country that the programs of a major are related to, and where the results of license examinations are. */
export const Occupations = ({ slug, code }: { slug: string; code: string }) => (
  <>
    <Related slug={slug} />
    <LicenseNote code={code} />
  </>
);

function Related({ slug }: { slug: string }) {
  const { data, isError, refetch } = useQuery(occupationsQuery(useSite().api, slug));
  if (isError) return <Failure onRetry={() => void refetch()} />;
  if (!data || data.occupations.length === 0) return null;
  return (
    <section aria-labelledby="occupations">
      <h2 id="occupations" className="mt-10 text-2xl">
        {TITLE}
      </h2>
      <p className="mt-2 max-w-text text-sm text-muted">
        A federal table says which occupations these programs are related to. It does not say what graduates become, and the figures are of
        all people in the occupation in the United States.{shownText(data)}
      </p>
      <OccupationTable caption={TITLE} occupations={data.occupations} sources={data.sources} />
      <Sources sources={data.sources} />
    </section>
  );
}

const shownText = ({ total, occupations }: MajorOccupations): string =>
  total > occupations.length ? ` Of ${countText(total)} occupations these ${occupations.length} have the most employees.` : '';

function Sources({ sources }: Pick<MajorOccupations, 'sources'>) {
  return (
    <div className="mt-3 max-w-text text-xs text-muted">
      <p>Wages are of employees; the self-employed are not counted. Openings come from growth and from people who leave.</p>
      <ul aria-label="Sources of the occupations" className="mt-1">
        {sources.map((source) => (
          <li key={source.table}>Source: {sourceText(source)}.</li>
        ))}
      </ul>
    </div>
  );
}

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <p role="status" className="mt-10 flex flex-wrap items-center gap-3 text-sm">
    The occupations related to this field could not be loaded.
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try again
    </Button>
  </p>
);
