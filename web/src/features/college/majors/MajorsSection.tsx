import { useQuery } from '@tanstack/react-query';
import { countText, type CollegeDetail, type CollegePrograms } from '../../../api/domain/colleges.ts';
import { useSite } from '../../../api/site.ts';
import { offeredOf } from '../../../entities/college/offered-programs.ts';
import { Button } from '../../../ui/Button.tsx';
import { LateDetails } from '../../../ui/LateDetails.tsx';
import { collegeProgramsQuery } from '../college.queries.ts';
import { FoldedSection } from '../folded/FoldedSection.tsx';
import { FinanceSection } from './finance/FinanceSection.tsx';
import { paidPrograms } from './finance/paid-programs.ts';
import { MajorsSummary } from './MajorsSummary.tsx';
import { ProgramList } from './ProgramList.tsx';
import { majorCount, mostAwarded } from './programs.ts';

/** The majors with the most graduates, and all programs when they are opened. */
export function MajorsSection({ detail }: { detail: CollegeDetail }) {
  const { data, isError, refetch } = useQuery(collegeProgramsQuery(useSite().api, detail.college.id));
  return (
    <FoldedSection id="majors" title="What you can study" summary={data && headOf(data)}>
      {data ? <Majors detail={detail} taught={data} /> : isError ? <Failure onRetry={() => void refetch()} /> : <Loading />}
    </FoldedSection>
  );
}

function Majors({ detail, taught }: { detail: CollegeDetail; taught: CollegePrograms }) {
  if (taught.programs.length === 0) return <p className="mt-3 text-muted">The federal files list no programs of this college.</p>;
  return (
    <>
      <MajorsSummary taught={taught} />
      {paidPrograms(taught).length > 0 && (
        <LateDetails label="Can it be financed?">
          <FinanceSection detail={detail} taught={taught} />
        </LateDetails>
      )}
      <LateDetails label={`All programs by field (${countText(taught.programs.length)})`}>
        <ProgramList taught={taught} />
      </LateDetails>
    </>
  );
}

const Loading = () => (
  <p role="status" className="mt-3 text-muted">
    Loading the majors…
  </p>
);

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="status" className="mt-4 flex flex-wrap items-center gap-3 text-sm">
      The majors of this college could not be loaded.
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

/** "84 majors · most graduates in Computer science". Undefined if the newest year lists no program. */
function headOf(taught: CollegePrograms): string | undefined {
  const offered = offeredOf(taught);
  if (offered.length === 0) return undefined;
  const count = majorCount(offered);
  const first = mostAwarded(offered)?.majors[0];
  return `${countText(count)} ${count === 1 ? 'major' : 'majors'}${first ? ` · most graduates in ${first.name}` : ''}`;
}
