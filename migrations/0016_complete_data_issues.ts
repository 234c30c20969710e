import type { Knex } from 'knex';

const KINDS = ['public', 'private', 'community', 'hbcu'];
const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS FM GU MH MP PR PW VI';

/** When a report was closed and answered, the end of a report with its account, and a row for the text of each ready-made list. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('data_issues', (table) => {
    // An answer was put into the outbox. Null again when the report is reopened.
    table.timestamp('answered_at', { useTz: true });
    table.timestamp('closed_at', { useTz: true }).index();
    table.dropForeign('user_id');
    table.foreign('user_id').references('users.id').onDelete('CASCADE');
  });
  await knex('list_texts').insert([...KINDS, ...STATES.split(' ').map((state) => `state-${state}`)].map((list) => ({ list, intro: '' })));
}

export async function down(knex: Knex): Promise<void> {
  await knex('list_texts').delete();
  await knex.schema.alterTable('data_issues', (table) => {
    table.dropColumns('answered_at', 'closed_at');
    table.dropForeign('user_id');
    table.foreign('user_id').references('users.id').onDelete('SET NULL');
  });
}
