/** Reports, cases, steps and notices. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type StaffCase = WireOf<Contracts['admin']['claimCase']>;
export type CaseEvidence = WireOf<Contracts['admin']['caseEvidence']>;
export type Notice = WireOf<Contracts['reports']['notices']>[number];
export type SafetyYear = WireOf<Contracts['reports']['figures']>[number];

export {
  APPEAL_DAYS,
  CASE_LIMITS,
  CASE_STEPS,
  REASON_CODES,
  type CaseStatus,
  type CaseStep,
  type ReasonCode,
} from '../../../../src/domain/moderation/case.ts';
export {
  CASE_KINDS,
  type CaseKind,
  type FiledKind,
  LONGEST_REPORT,
  REPORT_REASONS,
  type ReportedKind,
  type ReportReason,
} from '../../../../src/domain/moderation/report.ts';
export { secondsUntilDue } from '../../../../src/domain/moderation/priority.ts';
export { canHide, canUndo, followsRecords, isPersonal, PAUSE_DAYS } from '../../../../src/domain/moderation/steps.ts';
