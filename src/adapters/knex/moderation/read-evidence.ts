import type { Knex } from 'knex';
import type { EvidenceLine } from '../../../domain/moderation/evidence.ts';
import type { StoredEvidence } from '../../../domain/moderation/moderation.ports.ts';

type StoredLine = Omit<EvidenceLine, 'at'> & { at: string | null };

/** What moderators read about a case. */
export async function readEvidence(db: Knex, caseId: number): Promise<Omit<StoredEvidence, 'formerSteps'>> {
  const reports = db('reports').where({ case_id: caseId }).orderBy('id');
  return {
    steps: await stepsOf(db, caseId),
    reports: await reports.select({ id: 'id', reason: 'reason', message: 'message', createdAt: 'created_at' }),
    evidence: await evidenceOf(db, caseId),
  };
}

async function evidenceOf(db: Knex, id: number): Promise<StoredEvidence['evidence']> {
  const rows = await db('case_evidence')
    .where({ case_id: id })
    .orderBy('id')
    .select<{ takenAt: Date; lines: StoredLine[] }[]>({ takenAt: 'taken_at', lines: 'lines' });
  return rows.map(({ takenAt, lines }) => ({
    takenAt,
    lines: lines.map((line) => ({ ...line, at: line.at === null ? null : new Date(line.at) })),
  }));
}

const stepsOf = (db: Knex, id: number): Promise<StoredEvidence['steps']> =>
  db('case_steps as s')
    .leftJoin('users as u', 'u.id', 's.by_id')
    .where('s.case_id', id)
    .orderBy('s.id')
    .select({
      step: 's.step',
      reasonCode: 's.reason_code',
      note: 's.note',
      by: db.raw(`coalesce(u.username, 'a deleted account')`),
      at: 's.at',
      until: 's.until',
      undoneAt: 's.undone_at',
      undoNote: 's.undo_note',
      appealText: 's.appeal_text',
      appealOutcome: 's.appeal_outcome',
    });
