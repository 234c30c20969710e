/** Characters of the reason that staff give for a change. */
export const MAX_REASON = 300;

/** What the audit log records. Readers may filter by name, so a name keeps its meaning; new ones may be added. */
export const AUDIT_EVENTS = [
  'account-created',
  'account-deleted',
  'account-restored',
  'account-disabled',
  'account-enabled',
  'role-changed',
  /** Staff confirmed an age. */
  'birth-date-corrected',
  /** Staff looked at a private fact of an account. */
  'birth-date-seen',
  'address-seen',
  'sign-in',
  'sign-in-failed',
  /** Repeated failures: sign-in has to wait. */
  'sign-in-blocked',
  'signed-out-everywhere',
  'password-changed',
  'password-refused',
  'password-reset-asked',
  'password-reset-refused',
  'password-reset',
  'second-step-added',
  'second-step-removed',
  /** An operator removed it. */
  'second-step-reset',
  'second-step-refused',
  /** The time without the second step that the role needs began. */
  'second-step-required',
  /** The first call after that time. */
  'second-step-overdue',
  'passkey-added',
  'passkey-removed',
  /** A signature was valid, and its counter had gone back: perhaps the passkey was copied. */
  'passkey-counter-refused',
  'recovery-code-used',
  'recovery-codes-renewed',
  'address-verified',
  'address-change-asked',
  'address-change-canceled',
  'address-changed',
  /** A code that went to an address at a college came back. */
  'college-proved',
  'record-created',
  'record-changed',
  'record-deleted',
  'record-restored',
  /** Housekeeping emptied the Trash. */
  'record-purged',
  'records-exported',
  /** A statement on the warehouse, or a publication, began. */
  'warehouse-run',
  /** A moderator read the evidence of a case. */
  'case-viewed',
  /** A moderator chose to write to the person of a case, or to the sender of one of its reports. */
  'case-contacted',
] as const;
export type AuditEventName = (typeof AUDIT_EVENTS)[number];

/** A visitor is a caller without a session; the system is a job beside the server. */
export type Actor = `user ${number}` | `operator ${string}` | 'visitor' | 'system';

/** Who makes a call, and from where. */
export interface Origin {
  actor: Actor;
  /** Such as 203.0.113.0/24; empty for calls that do not come over the network. */
  network: string;
  /** Of the request, as in the log of the server. */
  requestId?: string;
  /** The session of the caller. The audit log does not keep it. */
  sessionId?: string;
}

/** Runs `work` with an origin, which the audit log names for every change that `work` makes. */
export type ActAs = <T>(origin: Origin, work: () => Promise<T>) => Promise<T>;

/** Never an address, a name or a secret: a row outlives the account. */
export interface AuditEvent {
  event: AuditEventName;
  /** The account that it is about; null when the attempt met no account. */
  userId: number | null;
  /** The error code of a refused attempt. */
  code?: string;
  details?: Readonly<Record<string, string | number>>;
}

/** A change of a record: its fields before and after, without those that stayed. Null on the side where it did not exist. */
export interface RecordChange {
  event: Extract<AuditEventName, `record-${string}`>;
  /** "nicknames" */
  resource: string;
  id: number | string;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  reason: string | null;
}

/** A recorded event. */
export interface AuditEntry extends Origin {
  id: number;
  at: Date;
  event: AuditEventName;
  userId: number | null;
  code: string | null;
  details: Readonly<Record<string, string | number>>;
}
