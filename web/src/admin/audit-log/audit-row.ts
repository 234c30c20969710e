import type { RaRecord } from 'react-admin';
import type { AuditEntry } from '../data-provider/panel-calls.ts';
import { sentence } from '../records/field-label.ts';

/** An entry of the audit log with all that the API tells about it. */
export type AuditRow = RaRecord<number> &
  AuditEntry & {
    userId: number | null;
    requestId: string | null;
    code: string | null;
    network: string;
    details: Record<string, string | number>;
  };

/** Who did it: the username, else the kind of actor. */
export const actorText = ({ actorName, actor }: AuditRow): string => actorName ?? actor ?? 'the system';

/** What it was done to: "Nicknames 12", or the account; empty if there is neither. */
export function recordText({ resource, recordId, userId }: AuditRow): string {
  if (resource !== null) return `${sentence(resource)} ${recordId ?? ''}`.trim();
  return userId === null ? '' : `Account ${userId}`;
}
