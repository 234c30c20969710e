import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../../api/site.ts';
import { accountFactsQuery } from '../../../entities/student-facts/account-facts.ts';
import { studentFacts } from '../../../entities/student-facts/student-facts.ts';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { FactsForm } from './FactsForm.tsx';

/** The facts of this tab, and of the account if it keeps any. */
export function StudentFacts() {
  const { data, error, refetch } = useQuery(accountFactsQuery(useSite().api));
  if (data !== undefined) return <FactsForm kept={data} known={{ ...data, ...studentFacts() }} />;
  if (error) return <LoadFailure what="Your student facts" error={error} onRetry={() => void refetch()} />;
  return <Skeleton className="h-80 rounded-card" />;
}
