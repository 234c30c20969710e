import { useQuery } from '@tanstack/react-query';
import type { SafetyYear } from '../../../api/domain/moderation.ts';
import { useSite } from '../../../api/site.ts';
import { NumberTable } from '../../../ui/chart/NumberTable.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { NeedsScripts } from '../../../ui/page/NeedsScripts.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { figuresQuery } from './safety.queries.ts';

const HEAD = ['Year', 'Reports', 'Decided cases', 'With a step', 'Appeals', 'Granted appeals', 'Half of the decisions within'];

/** Reports and decisions by year, latest first. The server renders a placeholder. */
export function YearTable() {
  const { data: years, error, refetch } = useQuery(figuresQuery(useSite().api));
  if (years) return <Years years={years} />;
  if (error) return <LoadFailure what="The figures" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <NeedsScripts>The figures need JavaScript.</NeedsScripts>
      <div role="status" className="needs-scripts">
        <span className="sr-only">Loading the figures</span>
        <Skeleton className="h-24" />
      </div>
    </>
  );
}

function Years({ years }: { years: readonly SafetyYear[] }) {
  if (years.length === 0) return <p>No reports yet.</p>;
  return <NumberTable caption="Reports, decisions and appeals by year" head={HEAD} rows={years.map(rowOf)} />;
}

const rowOf = ({ year, reports, decided, steps, appeals, appealsGranted, medianHours }: SafetyYear) => [
  year,
  reports,
  decided,
  steps,
  appeals,
  appealsGranted,
  medianHours === null ? 'None' : hoursText(medianHours),
];

const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours.toLocaleString('en-US')} hours`);
