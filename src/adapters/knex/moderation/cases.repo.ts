import type { Knex } from 'knex';
import type { AuditEventName } from '../../../domain/audit/audit.ts';
import type { CaseEdit, CaseRefusal, CaseStore } from '../../../domain/moderation/moderation.ports.ts';
import type { Feed } from '../events/feed.ts';
import { originColumns } from '../origin.ts';
import { changeCase, isInvolved, lockCase, type CaseRow } from './case-rows.ts';
import { decideCase } from './decide-case.ts';
import { readEvidence } from './read-evidence.ts';
import { announce, type CaseNews } from './tell-people.ts';
import { decideAppeal, undoCase } from './undo-case.ts';

/** @param publicUrl - for the links in emails */
export function createCaseStore(db: Knex, feed: Feed, publicUrl: string): CaseStore {
  /** Refusals are texts; other outcomes are announced. */
  async function change<R extends string>(work: (trx: Knex.Transaction) => Promise<CaseNews | R>): Promise<'done' | R> {
    const outcome = await db.transaction(work);
    if (typeof outcome === 'string') return outcome;
    await announce(feed, outcome);
    return 'done';
  }

  return {
    claim: (edit) => change((trx) => claim(trx, edit)),
    release: (edit, isWaiting) => change((trx) => release(trx, edit, isWaiting)),
    decide: (edit, decision, appealLink) => change((trx) => decideCase(trx, { edit, decision, appealLink, publicUrl })),
    undo: (edit, note) => change((trx) => undoCase(trx, edit, note, publicUrl)),
    decideAppeal: (edit, answer) => change((trx) => decideAppeal(trx, edit, answer, publicUrl)),
    evidence: (id, moderatorId) =>
      db.transaction(async (trx) => {
        const row = await trx('cases').where({ id }).first<CaseRow | undefined>('id', 'subject_id');
        if (!row) return 'unknown';
        if (await isInvolved(trx, row, moderatorId)) return 'involved';
        const event: AuditEventName = 'case-viewed';
        await trx('audit_log').insert({ event, resource: 'cases', record_id: String(id), ...originColumns() });
        return readEvidence(trx, row);
      }),
  };
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
