import { useQuery } from '@tanstack/react-query';
import { CASE_COUNTS } from '../live/panel-queries.ts';
import { useMe } from '../me.ts';
import { CountCard } from './CountCard.tsx';

/** The state of the moderation queue, for moderators. Nothing until it is known. */
export function CaseCards() {
  const mayModerate = useMe().permissions.includes('moderation');
  const { data } = useQuery({ ...CASE_COUNTS, enabled: mayModerate });
  if (!data) return null;
  return (
    <>
      <CountCard label="Open cases" count={data.open} detail="Reports without a moderator" resource="cases" filter={{ status: 'open' }} />
      <CountCard label="Overdue cases" count={data.overdue} detail="Not decided in time" resource="cases" filter={{ isOverdue: true }} />
    </>
  );
}
