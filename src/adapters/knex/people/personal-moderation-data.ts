import type { Knex } from 'knex';
import type { PersonalData } from '../../../domain/accounts/profile/profile.ports.ts';

type ModerationData = Pick<PersonalData, 'sentReports' | 'notices'>;

/** What a person reported, and what staff decided about the person. The copies in cases also have texts of others, so they stay out. */
export async function moderationDataOf(db: Knex, userId: number): Promise<ModerationData> {
  return {
    sentReports: await db('reports as r').join('cases as c', 'c.id', 'r.case_id').where('r.reporter_id', userId).orderBy('r.id').select({
      kind: 'c.kind',
      reason: 'r.reason',
      message: 'r.message',
      outcome: 'r.outcome',
      createdAt: 'r.created_at',
    }),
    notices: await db('notices as n')
      .leftJoin('case_steps as s', 's.id', 'n.case_step_id')
      .where('n.user_id', userId)
      .orderBy('n.id')
      .select({
        text: 'n.text',
        createdAt: 'n.created_at',
        readAt: 'n.read_at',
        appealText: 's.appeal_text',
        appealOutcome: 's.appeal_outcome',
      }),
  };
}
