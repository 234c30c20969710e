import type { Knex } from 'knex';
import type { ListTexts } from '../../../domain/rankings/list-kinds.ts';
import type { TableSpec } from '../admin/table-spec.ts';
import { publishPart } from '../data-versions.ts';

/** The texts of the lists, as staff edit them. Migrations add the rows: one for each list. */
export const LIST_TEXTS: TableSpec = {
  resource: 'list-texts',
  table: 'list_texts',
  fields: ['list', 'intro', 'updatedAt'],
  computed: { hasText: `(list_texts.intro <> '')` },
  searched: ['list_texts.list', 'list_texts.intro'],
  afterChange: (trx) => publishPart(trx, 'texts'),
};

export async function readListTexts(db: Knex): Promise<ListTexts> {
  const rows = await db('list_texts').whereNot('intro', '').select<{ list: string; intro: string }[]>('list', 'intro');
  return new Map(rows.map(({ list, intro }) => [list, intro]));
}
