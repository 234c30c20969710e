import type { Knex } from 'knex';
import type { CaseEdit, CaseRefusal, CaseStore } from '../../../domain/moderation/moderation.ports.ts';
import { isInvolved } from '../cases/involved.ts';
import { recordAct } from '../cases/record-act.ts';
import type { Feed } from '../events/feed.ts';
import { changeCase, lockCase, type CaseRow } from './case-rows.ts';
import { decideCase } from './decide-case.ts';
import { readEvidence } from './read-evidence.ts';
import { tellAboutCase, type CaseNews } from './tell-people.ts';
import { decideAppeal, undoCase } from './undo-case.ts';

/** @param publicUrl - for the links in emails */
export function createCaseStore(db: Knex, feed: Feed, publicUrl: string): CaseStore {
  /** Refusals are texts; people are told the other outcomes. */
  const change = <R extends string>(work: (trx: Knex.Transaction) => Promise<CaseNews | R>): Promise<'done' | R> =>
    feed.transaction(async (trx, tell) => {
      const outcome = await work(trx);
      if (typeof outcome === 'string') return outcome;
      await tellAboutCase(trx, tell, outcome);
      return 'done';
    });

  return {
    claim: (edit) => change((trx) => claim(trx, edit)),
    release: (edit, isWaiting) => change((trx) => release(trx, edit, isWaiting)),
    decide: (edit, decision, appealLink) => change((trx) => decideCase(trx, { edit, decision, appealLink, publicUrl })),
    undo: (edit, note) => change((trx) => undoCase(trx, edit, note, publicUrl)),
    decideAppeal: (edit, answer) => change((trx) => decideAppeal(trx, edit, answer, publicUrl)),
    async recipient(id, moderatorId, reportId) {
      const row = await seenCase(db, id, moderatorId);
      if (typeof row === 'string') return row;
      return reportId === undefined ? subjectOf(row) : senderOf(db, id, reportId);
    },

    evidence: (id, moderatorId) =>
      db.transaction(async (trx) => {
        const row = await seenCase(trx, id, moderatorId);
        if (typeof row === 'string') return row;
        await recordAct(trx, 'case-viewed', id);
        return readEvidence(trx, row);
      }),
  };
}

/** A case, unless the moderator is involved in it. */
async function seenCase(trx: Knex, id: number, moderatorId: number): Promise<CaseRow | 'unknown' | 'involved'> {
  const row = await trx('cases').where({ id }).first<CaseRow | undefined>();
  if (!row) return 'unknown';
  return (await isInvolved(trx, row, moderatorId)) ? 'involved' : row;
}

const subjectOf = ({ kind, subject_id, target_id }: CaseRow): number | 'no-account' =>
  (kind === 'access' ? target_id : subject_id) ?? 'no-account';

async function senderOf(db: Knex, caseId: number, reportId: number): Promise<number | 'unknown' | 'no-account'> {
  const reports = db('reports').where({ id: reportId, case_id: caseId });
  const report = await reports.first<{ reporter_id: number | null } | undefined>('reporter_id');
  return report ? (report.reporter_id ?? 'no-account') : 'unknown';
}

/** Claiming an own case again changes nothing. */
async function claim(trx: Knex.Transaction, edit: CaseEdit): Promise<CaseNews | 'claimed' | 'decided' | CaseRefusal> {
  const row = await lockCase(trx, edit);
  if (typeof row === 'string') return row;
  const { id, status, claimed_by_id: holder } = row;
  if (status === 'decided') return 'decided';
  const isClaimed = status === 'claimed' && holder !== null;
  if (isClaimed && holder !== edit.moderatorId) return 'claimed';
  if (!isClaimed) {
    await changeCase(trx, id, {
      set: { status: 'claimed', claimed_by_id: edit.moderatorId },
      before: { status, claimedById: holder },
      after: { status: 'claimed', claimedById: edit.moderatorId },
    });
  }
  return { caseId: id };
}

async function release(trx: Knex.Transaction, edit: CaseEdit, isWaiting: boolean): Promise<CaseNews | 'not-claimed' | CaseRefusal> {
  const row = await lockCase(trx, edit);
  if (typeof row === 'string') return row;
  const { id, status, claimed_by_id: holder } = row;
  if (status !== 'claimed') return 'not-claimed';
  const next = isWaiting ? 'waiting' : 'open';
  await changeCase(trx, id, {
    set: { status: next, claimed_by_id: null },
    before: { status, claimedById: holder },
    after: { status: next, claimedById: null },
  });
  return { caseId: id };
}
