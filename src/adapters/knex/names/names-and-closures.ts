import type { Knex } from 'knex';
import type { Closure, ClosureSource } from '../../../domain/colleges/kind/closures.ts';
import { inOrderOfTexts, type Nickname } from '../../../domain/colleges/names/nicknames.ts';

interface NicknameRow extends Omit<Nickname, 'name'> {
  id: number;
  name: string | null;
}

interface ClosureRow extends Omit<Closure, 'source'> {
  publisher: ClosureSource['publisher'];
  title: ClosureSource['title'];
  date: ClosureSource['date'];
  url: ClosureSource['url'];
}

/** The nicknames outside the Trash by id, in the order of ids. */
export async function selectNicknames(db: Knex): Promise<Map<number, Nickname>> {
  const rows = await db('nicknames')
    .select<NicknameRow[]>('id', 'texts', 'unit_ids as unitIds', 'kind', 'name', 'basis', 'checked')
    .whereNull('deleted_at')
    .orderBy('id');
  return new Map(rows.map(({ id, name, ...row }) => [id, { ...row, ...(name !== null && { name }) }]));
}

/** The nicknames outside the Trash, in the order of their first texts. */
export const readNicknames = async (db: Knex): Promise<Nickname[]> => inOrderOfTexts([...(await selectNicknames(db)).values()]);

/** The closures outside the Trash, in the order of UNITIDs. */
export async function readClosures(db: Knex): Promise<Closure[]> {
  const rows = await db('closures')
    .select<ClosureRow[]>({
      unitId: 'unit_id',
      name: 'name',
      closed: 'closed',
      kind: 'kind',
      successorUnitId: 'successor_unit_id',
      publisher: 'source_publisher',
      title: 'source_title',
      date: 'source_date',
      url: 'source_url',
      checked: 'checked',
      isReviewed: 'is_reviewed',
    })
    .whereNull('deleted_at')
    .orderBy('unit_id');
  return rows.map(({ publisher, title, date, url, ...row }) => ({ ...row, source: { publisher, title, date, url } }));
}
