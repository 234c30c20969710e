import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { REPORT_REASON_WORDS, REPORTED_WORDS } from '../../../entities/messages/report-words.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { dayText } from '../shared/account-words.ts';
import { reportsQuery } from './safety.queries.ts';

/** The reports of this person with their outcome, latest first. */
export function OwnReports() {
  const { data: reports, error, refetch } = useQuery(reportsQuery(useSite().api));
  if (!reports)
    return error ? <LoadFailure what="Your reports" error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-16" />;
  if (reports.length === 0) return <p className="text-muted">You have reported nothing.</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {reports.map(({ id, kind, reason, createdAt, outcome }) => (
        <li key={id} className="p-4">
          <p className="font-medium">
            A {REPORTED_WORDS[kind]}: {REPORT_REASON_WORDS[reason]}
          </p>
          <p className="text-sm text-muted">Reported on {dayText(createdAt)}</p>
          <p className="mt-1 text-sm">{outcome ?? 'Staff look at it.'}</p>
        </li>
      ))}
    </ul>
  );
}
