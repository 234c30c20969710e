import type { AuditEntry } from '../data-provider/panel-calls.ts';
import { sentence } from '../records/field-label.ts';

/** Who did it: the username, else the kind of actor. */
export const actorText = ({ actorName, actor }: AuditEntry): string => actorName ?? actor;

/** What it was done to: "Nicknames 12", or the account; empty if there is neither. */
export function recordText({ resource, recordId, userId }: AuditEntry): string {
  if (resource !== null) return `${sentence(resource)} ${recordId ?? ''}`.trim();
  return userId === null ? '' : `Account ${userId}`;
}
