import type { AuditEvent, AuditEventName, RecordChange } from '../audit/audit.ts';
import type { EventKind, EventPayloads } from '../events/events.ts';
import type { Email } from '../mail/email.ts';

/** Tells the open pages of a person. The event exists if, and only if, the transaction commits. */
export type Tell = <K extends EventKind>(userId: number, kind: K, payload: EventPayloads[K]) => void;

/** A look at a record, or another act that changes no field of it. */
export interface RecordAct {
  event: AuditEventName;
  resource: string;
  id: number;
  reason?: string;
  details?: Readonly<Record<string, unknown>>;
}

/** A row of the audit log: about a record, or about what happened to an account. */
export type AuditRow = RecordChange | RecordAct | Omit<AuditEvent, 'code'>;

/** What a change of several tables leaves behind it. All of it is stored with the change, or none. */
export interface Effects {
  email: (email: Email) => void;
  tell: Tell;
  /** Adds a row to the audit log. `bySystem`: it does not name the person who calls. */
  record: (row: AuditRow, options?: { bySystem: boolean }) => void;
}

/**
 * Opens a transaction and does `work` with the stores of a module, bound to it. An error undoes everything and is thrown. People are
 * notified after the commit.
 */
export type Transact<Stores> = <T>(work: (stores: Stores & Effects) => Promise<T>) => Promise<T>;
