import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';

/** An entry of nicknames.json. */
interface Nickname {
  texts: string[];
  unitIds: number[];
  kind: string;
  name?: string | null;
  basis: string;
  checked: string;
}

/** An entry of closures.json. */
interface Closure {
  unitId: number;
  name: string;
  closed: string;
  kind: string;
  successorUnitId: number | null;
  source: { publisher: string; title: string; date: string; url: string | null };
  checked: string;
  isReviewed: boolean;
}

interface Entries {
  nicknames: readonly Nickname[];
  closures: readonly Closure[];
}

/** "ALMV" in hexadecimal: transactions that publish a data version wait for each other. */
const VERSION_LOCK = 0x414c4d56;

/** Runs before the colleges are loaded, so that a first start has one data version. */
export async function seed(knex: Knex): Promise<void> {
  const { nicknames } = (await readJson('nicknames.json')) as Entries;
  const { closures } = (await readJson('closures.json')) as Entries;
  await insertNewEntries(knex, { nicknames, closures });
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(import.meta.dirname, file), 'utf8'));

/** Inserts the entries that the database has never had. It changes and deletes no row. Returns the number of new rows. */
export async function insertNewEntries(knex: Knex, { nicknames, closures }: Entries): Promise<number> {
  const known = new Set((await knex<SeededEntry>('seeded_entries').select('resource', 'key')).map(idOf));
  const isNew = (entry: SeededEntry) => !known.has(idOf(entry));
  const newNames = nicknames.filter((nickname) => isNew(entryOfNickname(nickname)));
  const newEnds = closures.filter((closure) => isNew(entryOfClosure(closure)));
  if (newNames.length + newEnds.length === 0) return 0;
  return knex.transaction(async (trx) => {
    const names = await withoutPresentTexts(trx, newNames);
    const ends = await withoutPresentColleges(trx, newEnds);
    if (names.length > 0) await trx('nicknames').insert(names.map(nicknameRow));
    if (ends.length > 0) await trx('closures').insert(ends.map(closureRow));
    await trx('seeded_entries').insert([...newNames.map(entryOfNickname), ...newEnds.map(entryOfClosure)]);
    if (names.length > 0) await publishTexts(trx);
    if (ends.length > 0) await publishVersion(trx);
    return names.length + ends.length;
  });
}

interface SeededEntry {
  resource: string;
  key: string;
}
const idOf = ({ resource, key }: SeededEntry): string => `${resource} ${key}`;

/** By its kind and first text. */
const entryOfNickname = ({ kind, texts }: Nickname): SeededEntry => ({ resource: 'nicknames', key: textKey(kind, texts[0] ?? '') });
const entryOfClosure = ({ unitId }: Closure): SeededEntry => ({ resource: 'closures', key: String(unitId) });

/** Case, accents, spaces and punctuation make no difference. */
const textKey = (kind: string, text: string): string =>
  `${kind} ${text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()}`;
const textKeys = ({ kind, texts, name }: Pick<Nickname, 'kind' | 'texts' | 'name'>): string[] =>
  (name ? [...texts, name] : texts).map((text) => textKey(kind, text));

/** Entries none of whose texts is in a row of its kind, also in the Trash. */
async function withoutPresentTexts(trx: Knex.Transaction, nicknames: readonly Nickname[]): Promise<Nickname[]> {
  const rows = await trx('nicknames').select<Pick<Nickname, 'kind' | 'texts' | 'name'>[]>('kind', 'texts', 'name');
  const present = new Set(rows.flatMap(textKeys));
  return nicknames.filter((nickname) => !textKeys(nickname).some((key) => present.has(key)));
}

/** Closures of colleges without a row, also in the Trash. */
async function withoutPresentColleges(trx: Knex.Transaction, closures: readonly Closure[]): Promise<Closure[]> {
  const present = new Set<number>(await trx('closures').pluck('unit_id'));
  return closures.filter(({ unitId }) => !present.has(unitId));
}

/** A database without a data version has no colleges yet, and no server that would have to reload. */
async function publishVersion(trx: Knex.Transaction): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [VERSION_LOCK]);
  if ((await trx('data_versions').first('id')) === undefined) return;
  const [version] = await trx<{ id: number; reason: string }>('data_versions').insert({ reason: 'seed of closures' }).returning('id');
  await trx.raw('select pg_notify(?, ?)', ['data_version', String(version?.id)]);
}

/** A running server loads the nicknames again. */
async function publishTexts(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `insert into part_versions as p (part) values ('texts')
     on conflict (part) do update set version = p.version + 1, published_at = now()`,
  );
  await trx.raw('select pg_notify(?, ?)', ['data_version', 'texts']);
}

const nicknameRow = ({ texts, unitIds, kind, name, basis, checked }: Nickname) => ({
  texts,
  unit_ids: unitIds,
  kind,
  name: name ?? null,
  basis,
  checked,
});

const closureRow = ({ unitId, name, closed, kind, successorUnitId, source, checked, isReviewed }: Closure) => ({
  unit_id: unitId,
  name,
  closed,
  kind,
  successor_unit_id: successorUnitId,
  source_publisher: source.publisher,
  source_title: source.title,
  source_date: source.date,
  source_url: source.url,
  checked,
  is_reviewed: isReviewed,
});
