import type { Knex } from 'knex';

/**
 * A conversation in which one of the two speaks as staff is apart from a private one of the same two people, and stays what it is when the
 * person is not staff any more.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('conversations', (table) => {
    // Who speaks as staff. Null: it is private.
    table.integer('staff_id').index().references('users.id').onDelete('SET NULL');
    // The case that staff wrote about last.
    table.integer('case_id').references('cases.id').onDelete('SET NULL');
    table.dropUnique(['user1_id', 'user2_id'], 'conversations_pair');
  });
  // Only staff could begin one without a start point, or from a report.
  await knex.raw(`
    update conversations set staff_id = started_by, case_id = (select r.case_id from reports r where r.id = context_id and context_kind = 'report')
    where (context_kind is null or context_kind = 'report') and started_by in (user1_id, user2_id)`);
  await knex.raw('create unique index conversations_pair on conversations (user1_id, user2_id) where staff_id is null');
  await knex.raw('create unique index conversations_staff_pair on conversations (user1_id, user2_id, staff_id) where staff_id is not null');
}

/** Two people have one conversation again. It takes the messages of the newer ones. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index conversations_pair, conversations_staff_pair');
  await knex.raw(`
    create temporary table joined as
    select c.id, min(c.id) over (partition by c.user1_id, c.user2_id) as keep from conversations c
    where c.user1_id is not null and c.user2_id is not null`);
  await knex.raw('update messages m set conversation_id = j.keep from joined j where j.id = m.conversation_id and j.keep <> j.id');
  await knex.raw('delete from conversations c using joined j where j.id = c.id and j.keep <> j.id');
  await knex.raw('drop table joined');
  await knex.schema.alterTable('conversations', (table) => {
    table.dropColumns('staff_id', 'case_id');
    table.unique(['user1_id', 'user2_id'], { indexName: 'conversations_pair' });
  });
}
