import { DomainError } from '../shared/domain-error.ts';
import { lockCase, noCase, readCase, reassign } from './change-case.use-case.ts';
import { decideCase } from './decide-case.use-case.ts';
import { authorText } from './evidence.ts';
import type { CaseEdit, Decision, ModerationPorts, StoredEvidence } from './moderation.ports.ts';
import { unlock } from './take-step.use-case.ts';
import { tellModerators } from './tell-people.use-case.ts';
import { decideAppeal, undoCase, type AppealAnswer } from './undo-case.use-case.ts';

/** A text of the evidence as moderators see it. */
export interface ShownLine {
  author: string;
  text: string;
  at: Date | null;
  isReported: boolean;
}

export type CaseEvidence = Omit<StoredEvidence, 'evidence'> & { evidence: { takenAt: Date; lines: ShownLine[] }[] };

/**
 * What moderators do with cases. Each call changes one case with its consequences and the audit log, or nothing. All throw `not-found`,
 * and `forbidden` for a case about the moderator or one that the moderator reported. Changes throw `conflict` when the case has another
 * version.
 */
export function createCases({ transact, secrets, publicUrl }: Pick<ModerationPorts, 'transact' | 'secrets' | 'publicUrl'>) {
  return {
    /** Claiming an own case again changes nothing. Throws `conflict` when another moderator has it, and `refused` for a decided case. */
    claim: (edit: CaseEdit): Promise<void> =>
      transact(async (stores) => {
        const row = await lockCase(stores, edit);
        if (row.status === 'decided') throw new DomainError('refused', 'case.decided', 'This case is decided already.');
        const holder = row.status === 'claimed' ? row.claimedById : null;
        if (holder !== null && holder !== edit.moderatorId) {
          throw new DomainError('conflict', 'case.claimed', 'Another moderator has claimed this case.');
        }
        if (holder === null) await reassign(stores, row, { status: 'claimed', claimedById: edit.moderatorId });
        await tellModerators(stores, row.id);
      }),

    /** Also frees a case of another moderator, who may be away. Throws `refused` for a case that is not claimed. */
    release: (edit: CaseEdit, isWaiting: boolean): Promise<void> =>
      transact(async (stores) => {
        const row = await lockCase(stores, edit);
        if (row.status !== 'claimed') throw new DomainError('refused', 'case.not-claimed', 'This case is not claimed.');
        await reassign(stores, row, { status: isWaiting ? 'waiting' : 'open', claimedById: null });
        await tellModerators(stores, row.id);
      }),

    /** Throws `forbidden` unless the moderator has claimed the case, `invalid` and `refused` for steps that do not fit. */
    decide: (edit: CaseEdit, decision: Decision): Promise<void> =>
      transact((stores) => decideCase(stores, { edit, decision, appealLink: secrets.newToken(), publicUrl })),

    /** Throws `refused` when there is nothing to undo. */
    undo: (edit: CaseEdit, note: string): Promise<void> => transact((stores) => undoCase(stores, edit, note, publicUrl)),

    /** Throws `refused` without an appeal, and `forbidden` for the moderator who decided the case. */
    decideAppeal: (edit: CaseEdit, answer: AppealAnswer): Promise<void> =>
      transact((stores) => decideAppeal(stores, edit, answer, publicUrl)),

    /** The account that staff write to about a case: its person, or the sender of one of its reports. Throws `refused` without one. */
    recipient: (id: number, moderatorId: number, reportId?: number): Promise<number> =>
      transact(async (stores) => {
        const { kind, targetId, subjectId } = await readCase(stores, id, moderatorId);
        const person = kind === 'access' ? targetId : subjectId;
        const found = reportId === undefined ? person : await stores.reports.senderOf(id, reportId);
        if (found === undefined) throw noCase();
        if (found === null) throw new DomainError('refused', 'case.no-account', 'There is no account to write to.');
        return found;
      }),

    /** The audit log records the look. */
    evidence: (id: number, moderatorId: number): Promise<CaseEvidence> =>
      transact(async (stores) => {
        const { subjectId } = await readCase(stores, id, moderatorId);
        stores.record({ event: 'case-viewed', resource: 'cases', id });
        const evidence = await stores.reports.evidenceOf(id);
        const standing = evidence.steps.filter(({ step, undoneAt }) => step !== 'none' && undoneAt === null).length;
        const formerSteps = subjectId === null ? 0 : (await stores.steps.countStanding(subjectId)) - standing;
        return { ...evidence, evidence: evidence.evidence.map(shownCopy), formerSteps };
      }),

    /** Lets people sign in again whose suspension is over. Returns how many. */
    endSuspensions: async (): Promise<number> => {
      let enabled = 0;
      for (const { id, subjectId } of await transact(({ steps }) => steps.endedSuspensions())) {
        const isEnabled = await transact(async (stores) => {
          const subject = await stores.subjects.lock(subjectId);
          return subject !== undefined && unlock(stores, subject, id);
        });
        if (isEnabled) enabled += 1;
      }
      return enabled;
    },
  };
}

export type Cases = ReturnType<typeof createCases>;

const shownCopy = ({ takenAt, lines }: StoredEvidence['evidence'][number]): CaseEvidence['evidence'][number] => ({
  takenAt,
  lines: lines.map((line) => ({ author: authorText(line), text: line.text, at: line.at, isReported: line.isReported })),
});
