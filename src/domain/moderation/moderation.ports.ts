import type { AccountType } from '../accounts/user.ts';
import type { EmailKind } from '../mail/email.ts';
import type { Transact } from '../transactions/transact.ts';
import type { AppealedStep } from './appeals.ts';
import type { Case, CaseStep, ReasonCode } from './case.ts';
import type { EvidenceLine } from './evidence.ts';
import type { YearCounts } from './figures.ts';
import type { ReportingPerson } from './independence.ts';
import type { ReportOutcome } from './notice-texts.ts';
import type { Standing } from './priority.ts';
import type { CaseKind, FiledKind, Notice, OwnReport, ReportReason } from './report.ts';

/** What a report is about. */
export interface ReportedTarget {
  kind: FiledKind;
  targetId: number;
}

export interface ReportOrder extends ReportedTarget {
  reporterId: number;
  reason: ReportReason;
  message: string;
}

/** A case as a change needs it. */
export interface CaseRow extends Pick<Case, 'id' | 'version' | 'kind' | 'targetId' | 'subjectId' | 'status' | 'isHidden'> {
  claimedById: number | null;
}

/** How urgent a case is. */
export interface Weight {
  reasons: readonly ReportReason[];
  reporters: number;
  hasMinor: boolean;
  priority: number;
  /** From now on. The time of a case only becomes shorter. */
  secondsUntilDue: number;
}

export interface CaseRows {
  find(id: number): Promise<CaseRow | undefined>;
  /** Locked until the end. */
  lock(id: number): Promise<CaseRow | undefined>;
  /** The undecided case of a target, locked. Adds one without a weight. */
  undecided(target: ReportedTarget, subjectId: number | null): Promise<CaseRow>;
  hasReporter(id: number, userId: number): Promise<boolean>;
  /** With a new version. */
  change(id: number, set: Partial<Pick<CaseRow, 'status' | 'claimedById'>>): Promise<void>;
  /** With a new version. */
  close(id: number, step: Pick<StoredStep, 'step' | 'at'>): Promise<void>;
  /** With a new version. A case that waits is open again. */
  weigh(id: number, weight: Weight): Promise<void>;
  dueWithin(id: number, seconds: number): Promise<void>;
  setHidden(id: number, isHidden: boolean): Promise<void>;
  /** Another case hides the same target. */
  isHiddenByOther(row: CaseRow): Promise<boolean>;
  /** Cases that the system has hidden for this reason within these seconds. Other transactions wait here until this one ends. */
  hiddenByReports(reason: string, seconds: number): Promise<number>;
  /** The message of a case that was hidden, or is shown, since the case had this state. */
  changedMessage(id: number, wasHidden: boolean): Promise<ChangedMessage | undefined>;
}

export interface ChangedMessage {
  id: number;
  conversationId: number;
  senderId: number | null;
  receiverId: number | null;
  isHidden: boolean;
}

export interface NewStep {
  caseId: number;
  step: CaseStep;
  reasonCode: ReasonCode;
  /** For staff. */
  note: string;
  /** Null for an operator. */
  byId: number | null;
  /** Until its end; null without one. */
  seconds: number | null;
}

export interface StoredStep {
  id: number;
  step: CaseStep;
  at: Date;
  until: Date | null;
}

export interface DecidedStep extends AppealedStep {
  id: number;
  byId: number | null;
}

export interface StepRows {
  add(step: NewStep): Promise<StoredStep>;
  /** Of a case. */
  of(caseId: number): Promise<DecidedStep | undefined>;
  /** With the time of the database. */
  find(id: number): Promise<DecidedStep & { now: Date }>;
  undo(id: number, note: string): Promise<void>;
  askAppeal(id: number, text: string): Promise<void>;
  answerAppeal(id: number, answer: { byId: number; outcome: 'granted' | 'refused'; note: string }): Promise<void>;
  /** Pauses a person until the last of the pauses that stand; without one, ends the pause. */
  pauseUntilLast(subjectId: number): Promise<void>;
  /** The step is a reason for the lock, unless staff had locked the account before for another reason. */
  holdLock(id: number, subjectId: number, wasOpen: boolean): Promise<void>;
  /** The step is the reason for the lock of the account, and no other step is one. */
  isOnlyLock(id: number, subjectId: number): Promise<boolean>;
  /** Suspensions whose time is over, of accounts that they keep locked. */
  endedSuspensions(): Promise<{ id: number; subjectId: number }[]>;
  /** Decisions against a person that stand. */
  countStanding(subjectId: number): Promise<number>;
}

/** A person who reported something to a case. */
export type ReportFacts = ReportingPerson & Standing & { reason: ReportReason };

export interface ReportRows {
  /** Lets one transaction at a time report this target. */
  lockTarget(target: ReportedTarget): Promise<void>;
  /** The person reported the target, and the case is not decided. */
  isReportedBy(reporterId: number, target: ReportedTarget): Promise<boolean>;
  /** Returns its id. */
  add(caseId: number, order: ReportOrder): Promise<number>;
  /** @param reportId - null for a text that waits for staff */
  addEvidence(caseId: number, reportId: number | null, lines: readonly EvidenceLine[]): Promise<void>;
  /** Of people whose accounts exist. @param refusalSeconds - how long a refused report counts against its sender */
  factsOf(caseId: number, refusalSeconds: number): Promise<ReportFacts[]>;
  setOutcome(caseId: number, outcome: ReportOutcome): Promise<void>;
  /** People whose accounts are not disabled. */
  reportersOf(caseId: number): Promise<{ id: number; email: string }[]>;
  /** Null without an account; undefined without such a report of the case. */
  senderOf(caseId: number, reportId: number): Promise<number | null | undefined>;
  evidenceOf(caseId: number): Promise<Omit<StoredEvidence, 'formerSteps'>>;
}

export interface NewNotice {
  userId: number;
  text: string;
  /** The step that the person can appeal. */
  stepId: number | null;
  /** Of an appeal link. */
  appealDigest: string | null;
}

/** A person's own notice by its id, or the notice of an appeal link by the digest of its token. */
export type NoticeKey = { userId: number; id: number } | { digest: string };

export interface NoticeRows {
  /** Returns its id. */
  add(notice: NewNotice): Promise<number>;
  find(key: NoticeKey): Promise<{ stepId: number; caseId: number } | { stepId: null } | undefined>;
}

/** The account that a case is about. */
export interface Subject {
  id: number;
  email: string;
  accountType: AccountType;
  isDisabled: boolean;
}

/** Accounts, as cases need them. */
export interface SubjectRows {
  /** Locked until the end. All transactions lock people before cases. */
  lock(id: number): Promise<Subject | undefined>;
  /** Lets one transaction at a time write for a person. Throws `unauthenticated` for a deleted account. */
  lockWriter(id: number): Promise<void>;
  /** Disables or enables an account, and ends all access. */
  setLock(id: number, isDisabled: boolean): Promise<void>;
  /** One of the people is known to be younger than that. */
  isAnyYounger(ids: readonly number[], years: number): Promise<boolean>;
  moderatorIds(): Promise<number[]>;
  adminAddresses(most: number): Promise<string[]>;
  /** Such an email was sent within these seconds. */
  wereEmailed(kind: EmailKind, seconds: number): Promise<boolean>;
}

/** What a report is about, as its reporter sees it. */
export interface FoundTarget {
  /** The person who wrote it; null without an account. */
  subjectId: number | null;
  evidence(): Promise<EvidenceLine[]>;
}

export interface TargetRows {
  /** Undefined when there is no such target, or the reporter cannot see it. */
  find(target: ReportedTarget & { reporterId: number }): Promise<FoundTarget | undefined>;
  /** False when it was hidden or gone already, or cannot be hidden. @param reason - its writer may read it */
  hide(kind: CaseKind, id: number, reason: string): Promise<boolean>;
  show(kind: CaseKind, id: number): Promise<void>;
  /** Staff found nothing against a text that waited for them. */
  release(kind: CaseKind, id: number): Promise<void>;
}

/** Bound to one transaction. */
export interface ModerationStores {
  cases: CaseRows;
  steps: StepRows;
  reports: ReportRows;
  notices: NoticeRows;
  subjects: SubjectRows;
  targets: TargetRows;
}

/** A notice with what decides whether it can be appealed. */
export type StoredNotice = Pick<Notice, 'id' | 'text' | 'createdAt' | 'isRead'> & { decision: AppealedStep | null };

/** Reads, and marks of the reader, that need no transaction. */
export interface ReportStore {
  /** Latest first. */
  own(userId: number): Promise<(Omit<OwnReport, 'outcome'> & { outcome: ReportOutcome | null })[]>;
  /** Latest first, with the time of the database. */
  notices(userId: number): Promise<{ notices: StoredNotice[]; now: Date }>;
  /** False without such a notice of this person. */
  readNotice(userId: number, id: number): Promise<boolean>;
  /** Every year with a report or a decision, latest first. */
  counts(): Promise<YearCounts[]>;
}

/** A change of a case by a member of staff, who saw this version. */
export interface CaseEdit {
  id: number;
  version: number;
  moderatorId: number;
}

export interface Decision {
  step: CaseStep;
  reasonCode: ReasonCode;
  /** For staff. */
  note: string;
  days?: number | undefined;
}

export interface StoredEvidence {
  reports: { id: number; reason: ReportReason; message: string; createdAt: Date }[];
  evidence: { takenAt: Date; lines: EvidenceLine[] }[];
  steps: {
    step: CaseStep;
    reasonCode: ReasonCode;
    note: string;
    by: string;
    at: Date;
    until: Date | null;
    undoneAt: Date | null;
    undoNote: string | null;
    appealText: string | null;
    appealOutcome: AppealedStep['appealOutcome'];
  }[];
  /** Earlier decisions against the same person that stand. */
  formerSteps: number;
}

export interface AppealLink {
  token: string;
  digest: string;
}

/** Makes and recognizes the secrets of appeal links. */
export interface AppealSecrets {
  newToken(): AppealLink;
  digestOfToken(token: string): string;
}

export interface ModerationAdapters {
  transact: Transact<ModerationStores>;
  reports: ReportStore;
}

export interface ModerationPorts extends ModerationAdapters {
  secrets: AppealSecrets;
  /** For the links in emails. */
  publicUrl: string;
}
