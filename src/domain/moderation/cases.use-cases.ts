import { DomainError } from '../shared/domain-error.ts';
import { involvedIn } from '../shared/involved.ts';
import { authorText } from './evidence.ts';
import type { CaseEdit, Decision, ModerationPorts, StoredEvidence } from './moderation.ports.ts';

/** A text of the evidence as moderators see it. */
export interface ShownLine {
  author: string;
  text: string;
  at: Date | null;
  isReported: boolean;
}

export type CaseEvidence = Omit<StoredEvidence, 'evidence'> & { evidence: { takenAt: Date; lines: ShownLine[] }[] };

/**
 * What moderators do with cases. All methods throw `not-found`, and `forbidden` for a case about the moderator or one that the moderator
 * reported. Changes throw `conflict` when the case has another version.
 */
export function createCases({ cases, secrets }: Pick<ModerationPorts, 'cases' | 'secrets'>) {
  return {
    /** Throws `conflict` when another moderator has it, and `refused` for a decided case. */
    async claim(edit: CaseEdit): Promise<void> {
      const outcome = settled(await cases.claim(edit));
      if (outcome === 'claimed') throw new DomainError('conflict', 'case.claimed', 'Another moderator has claimed this case.');
      if (outcome === 'decided') throw new DomainError('refused', 'case.decided', 'This case is decided already.');
    },

    /** Also frees a case of another moderator, who may be away. Throws `refused` for a case that is not claimed. */
    async release(edit: CaseEdit, isWaiting: boolean): Promise<void> {
      const outcome = settled(await cases.release(edit, isWaiting));
      if (outcome === 'not-claimed') throw new DomainError('refused', 'case.not-claimed', 'This case is not claimed.');
    },

    /** Throws `forbidden` unless the moderator has claimed the case, `invalid` and `refused` for steps that do not fit. */
    async decide(edit: CaseEdit, decision: Decision): Promise<void> {
      const outcome = settled(await cases.decide(edit, decision, secrets.newToken()));
      if (outcome === 'not-claimed') throw new DomainError('forbidden', 'case.not-claimed', 'Claim the case before you decide it.');
    },

    /** Throws `refused` when there is nothing to undo. */
    async undo(edit: CaseEdit, note: string): Promise<void> {
      const outcome = settled(await cases.undo(edit, note));
      if (outcome === 'impossible') throw new DomainError('refused', 'case.nothing-to-undo', 'This case has no step to undo.');
    },

    /** Throws `refused` without an appeal, and `forbidden` for the moderator who decided the case. */
    async decideAppeal(edit: CaseEdit, answer: { isGranted: boolean; note: string }): Promise<void> {
      const outcome = settled(await cases.decideAppeal(edit, answer));
      if (outcome === 'no-appeal') throw new DomainError('refused', 'case.no-appeal', 'There is no appeal to decide.');
      if (outcome === 'own-decision') {
        throw new DomainError('forbidden', 'case.own-decision', 'Another member of staff has to decide about this appeal.');
      }
    },

    /** The account that staff write to about a case. Throws `refused` without one. */
    async recipient(id: number, moderatorId: number, reportId?: number): Promise<number> {
      const found = settled(await cases.recipient(id, moderatorId, reportId));
      if (found === 'no-account') throw new DomainError('refused', 'case.no-account', 'There is no account to write to.');
      return found;
    },

    /** The audit log records the look. */
    async evidence(id: number, moderatorId: number): Promise<CaseEvidence> {
      const { evidence, ...others } = settled(await cases.evidence(id, moderatorId));
      const shown = evidence.map(({ takenAt, lines }) => ({
        takenAt,
        lines: lines.map((line) => ({ author: authorText(line), text: line.text, at: line.at, isReported: line.isReported })),
      }));
      return { ...others, evidence: shown };
    },
  };
}

export type Cases = ReturnType<typeof createCases>;

function settled<T>(outcome: T): Exclude<T, 'unknown' | 'outdated' | 'involved'> {
  if (outcome === 'unknown') throw new DomainError('not-found', 'record.not-found', 'There is no such case.');
  if (outcome === 'outdated') {
    throw new DomainError('conflict', 'record.outdated', 'The case has changed since you opened it. Nothing was saved.');
  }
  if (outcome === 'involved') throw involvedIn('case');
  return outcome as Exclude<T, 'unknown' | 'outdated' | 'involved'>;
}
