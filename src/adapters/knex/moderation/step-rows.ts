import type { Knex } from 'knex';
import type { DecidedStep, StepRows, StoredStep } from '../../../domain/moderation/moderation.ports.ts';
import { fromNow } from '../times.ts';

/** A step that was not undone and has not ended by itself, about the subject :subject, without the step :step. */
const OTHER_STANDING = `from case_steps s join cases c on c.id = s.case_id
  where c.subject_id = :subject and s.id <> :step and s.undone_at is null and (s.until is null or s.until > now())`;

const LAST_PAUSE = `(select max(s.until) ${OTHER_STANDING} and s.step = 'pause-contact')`;
const LOCKED_AT = '(select disabled_at from users where id = :subject)';
const OWN_LOCK = `case when :wasOpen or exists (select ${OTHER_STANDING} and s.locked_at = ${LOCKED_AT}) then ${LOCKED_AT} end`;
const IS_ONLY_LOCK = `
  select exists (select from case_steps s join users u on u.disabled_at = s.locked_at where s.id = :step and u.id = :subject)
    and not exists (select ${OTHER_STANDING} and s.locked_at is not null) as is`;

const STEP = { id: 'id', step: 'step', at: 'at', byId: 'by_id', undoneAt: 'undone_at', appealOutcome: 'appeal_outcome' };

/** The steps of cases, in a transaction. */
export function createStepRows(trx: Knex.Transaction): StepRows {
  const one = (id: number) => trx('case_steps').where({ id });
  return {
    async add({ caseId, step, reasonCode, note, byId, seconds }) {
      const [stored] = await trx('case_steps')
        .insert({
          case_id: caseId,
          step,
          reason_code: reasonCode,
          note,
          by_id: byId,
          until: seconds === null ? null : fromNow(trx, seconds),
        })
        .returning<StoredStep[]>(['id', 'step', 'at', 'until']);
      if (!stored) throw new Error(`The step of case ${caseId} is missing`);
      return stored;
    },

    of: (caseId) => trx('case_steps').where({ case_id: caseId }).first<DecidedStep | undefined>(STEP),
    find: (id) => one(id).first<DecidedStep & { now: Date }>(STEP, trx.raw('now() as now')),

    async undo(id, note) {
      await one(id).update({ undone_at: trx.fn.now(), undo_note: note });
    },

    async askAppeal(id, text) {
      await one(id).update({ appeal_text: text, appealed_at: trx.fn.now(), appeal_outcome: 'waiting' });
    },

    async answerAppeal(id, { byId, outcome, note }) {
      await one(id).update({ appeal_outcome: outcome, appeal_by_id: byId, appeal_note: note });
    },

    async pauseUntilLast(subjectId) {
      await trx('users')
        .where({ id: subjectId })
        .update({ contact_paused_until: trx.raw(LAST_PAUSE, { subject: subjectId, step: 0 }) });
    },

    async holdLock(id, subjectId, wasOpen) {
      await one(id).update({ locked_at: trx.raw(OWN_LOCK, { subject: subjectId, step: id, wasOpen }) });
    },

    async isOnlyLock(id, subjectId) {
      const { rows } = await trx.raw<{ rows: { is: boolean }[] }>(IS_ONLY_LOCK, { subject: subjectId, step: id });
      return rows[0]?.is === true;
    },

    endedSuspensions: () =>
      trx('case_steps as s')
        .join('cases as c', 'c.id', 's.case_id')
        .join('users as u', (join) => void join.on('u.id', 'c.subject_id').andOn('u.disabled_at', 's.locked_at'))
        .where('s.step', 'suspend')
        .whereNull('s.undone_at')
        .whereRaw('s.until <= now()')
        .select<{ id: number; subjectId: number }[]>({ id: 's.id', subjectId: 'u.id' }),

    async countStanding(subjectId) {
      const [row] = await trx('case_steps as s')
        .join('cases as c', 'c.id', 's.case_id')
        .where('c.subject_id', subjectId)
        .whereNot('s.step', 'none')
        .whereNull('s.undone_at')
        .count<{ count: string }[]>({ count: '*' });
      return Number(row?.count ?? 0);
    },
  };
}
