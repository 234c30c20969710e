import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notice } from '../../../api/domain/moderation.ts';
import { useSite } from '../../../api/site.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailure } from '../../../ui/page/LoadFailure.tsx';
import { Skeleton } from '../../../ui/page/Skeleton.tsx';
import { dayText } from '../shared/account-words.ts';
import { AppealForm } from './AppealForm.tsx';
import { noticesQuery } from './safety.queries.ts';

/** What staff decided about this person, latest first. A notice that is shown counts as read. */
export function Notices() {
  const { api } = useSite();
  const { data: notices, error, refetch } = useQuery(noticesQuery(api));
  useEffect(() => {
    for (const { id, isRead } of notices ?? []) {
      if (!isRead) api.reports.readNotice({ params: { id } }).catch(() => undefined);
    }
  }, [api, notices]);
  if (!notices)
    return error ? <LoadFailure what="Your notices" error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-16" />;
  if (notices.length === 0) return <p className="text-muted">You have no notices.</p>;
  return (
    <ul className="grid gap-4">
      {notices.map((notice) => (
        <li key={notice.id} className="rounded-card border border-line bg-card p-4">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            {dayText(notice.createdAt)}
            {!notice.isRead && <Badge tone="amber">New</Badge>}
          </p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{notice.text}</p>
          <Appeal notice={notice} />
        </li>
      ))}
    </ul>
  );
}

const STATES: Record<Exclude<Notice['appeal'], 'possible' | null>, string> = {
  waiting: 'You appealed. Another member of staff looks at it.',
  granted: 'You appealed, and staff took the decision back.',
  refused: 'You appealed, and the decision stays.',
  expired: 'The time for an appeal is over.',
};

function Appeal({ notice: { id, appeal, appealUntil } }: { notice: Notice }) {
  const [isOpen, setOpen] = useState(false);
  if (appeal === null) return null;
  if (appeal !== 'possible') return <p className="mt-3 text-sm font-medium">{STATES[appeal]}</p>;
  if (isOpen) return <AppealForm noticeId={id} onCancel={() => setOpen(false)} />;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Appeal
      </Button>
      {appealUntil !== null && <span className="text-sm text-muted">Until {dayText(appealUntil)}</span>}
    </div>
  );
}
