/** People, records and the site as only staff see them. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type StaffMember = WireOf<Contracts['admin']['me']>;
export type StaffDashboard = WireOf<Contracts['admin']['dashboard']>;
export type DataModel = WireOf<Contracts['admin']['dataModel']>;
export type ConfirmedAge = WireOf<Contracts['admin']['userAge']>;
export type StaffSession = WireOf<Contracts['admin']['userSessions']>[number];
export type EventSeries = WireOf<Contracts['admin']['analyticsSeries']>;
export type StaffHit = WireOf<Contracts['admin']['search']>[number];

export { AUDIT_EVENTS, MAX_REASON } from '../../../../src/domain/audit/audit.ts';
export { EMAIL_KINDS } from '../../../../src/domain/mail/email.ts';
export { EMAIL_STATES, type EmailState } from '../../../../src/domain/mail/email-state.ts';
export { LONGEST_STAFF_NOTE, NOTE_PERMISSIONS } from '../../../../src/domain/admin/notes.ts';
