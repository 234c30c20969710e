import type { CaseStep, ReasonCode } from './case.ts';
import type { EvidenceLine } from './evidence.ts';
import type { YearCounts } from './figures.ts';
import type { AppealedStep } from './appeals.ts';
import type { ReportOutcome } from './notice-texts.ts';
import type { FiledKind, Notice, OwnReport, ReportReason } from './report.ts';

export interface ReportOrder {
  reporterId: number;
  kind: FiledKind;
  targetId: number;
  reason: ReportReason;
  message: string;
}

/** A notice with what decides whether it can be appealed. */
export type StoredNotice = Pick<Notice, 'id' | 'text' | 'createdAt' | 'isRead'> & { decision: AppealedStep | null };

/** A person's own notice by its id, or the notice of an appeal link by the digest of its token. */
export type NoticeKey = { userId: number; id: number } | { digest: string };

export interface ReportStore {
  /**
   * Adds the report to the undecided case of its target, or opens a case, with the evidence. A second report of the person to the same
   * case changes nothing. `unknown`: there is no such target, or the reporter cannot see it. `own`: the reporter wrote it.
   */
  send(order: ReportOrder): Promise<'stored' | 'unknown' | 'own'>;
  /** Latest first. */
  own(userId: number): Promise<(Omit<OwnReport, 'outcome'> & { outcome: ReportOutcome | null })[]>;
  /** Latest first, with the time of the database. */
  notices(userId: number): Promise<{ notices: StoredNotice[]; now: Date }>;
  /** False without such a notice of this person. */
  readNotice(userId: number, id: number): Promise<boolean>;
  /** Stores an appeal if `isPossible`. Calls for one decision wait for each other. */
  appeal(
    key: NoticeKey,
    text: string,
    isPossible: (decision: AppealedStep, now: Date) => boolean,
  ): Promise<'stored' | 'unknown' | 'exists' | 'impossible'>;
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

/** `unknown`, `outdated`: there is no such case, or it has another version. `involved`: the moderator is the subject or a reporter. */
export type CaseRefusal = 'unknown' | 'outdated' | 'involved';

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
  formerSteps: number;
}

/** Each method changes one case with its consequences, or nothing, and writes the audit log. */
export interface CaseStore {
  claim(edit: CaseEdit): Promise<'done' | 'claimed' | 'decided' | CaseRefusal>;
  release(edit: CaseEdit, isWaiting: boolean): Promise<'done' | 'not-claimed' | CaseRefusal>;
  /**
   * Throws `invalid` and `refused` for steps that do not fit the case.
   * @param appealLink - for a person who cannot sign in afterwards
   */
  decide(edit: CaseEdit, decision: Decision, appealLink: AppealLink): Promise<'done' | 'not-claimed' | CaseRefusal>;
  /** `impossible`: the case is not decided, or its step cannot be undone, or is undone. */
  undo(edit: CaseEdit, note: string): Promise<'done' | 'impossible' | CaseRefusal>;
  /** `own-decision`: the moderator decided the case. */
  decideAppeal(edit: CaseEdit, answer: { isGranted: boolean; note: string }): Promise<'done' | 'no-appeal' | 'own-decision' | CaseRefusal>;
  /** The account whom a case is about, or the sender of one of its reports. `no-account`: it is deleted, or there never was one. */
  recipient(id: number, moderatorId: number, reportId?: number): Promise<number | 'unknown' | 'involved' | 'no-account'>;
  /** Records the look in the audit log. */
  evidence(id: number, moderatorId: number): Promise<StoredEvidence | 'unknown' | 'involved'>;
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
  reports: ReportStore;
  cases: CaseStore;
}

export interface ModerationPorts extends ModerationAdapters {
  secrets: AppealSecrets;
}
