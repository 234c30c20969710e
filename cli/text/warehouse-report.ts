import { csvOf } from '../../src/domain/shared/csv.ts';
import type { PublishReport } from '../../src/domain/warehouse/publish.use-cases.ts';
import { bytesText, priceText, type Missing, type Plan } from '../../src/domain/warehouse/query.ts';
import type { ShownAnswer, TableState, WarehouseState } from '../../src/domain/warehouse/queries.use-cases.ts';
import type { Publication } from '../publish-after.ts';
import { tableText } from './table.ts';

const ENGINE_NAMES = { duckdb: 'DuckDB on this machine', bigquery: 'BigQuery', none: 'none' } as const;
const MAX_CELL = 60;

/** `missingToPublish`: what an engine that answers queries lacks for a publication. */
export function stateText(
  { engine, place, missing, shown, versions, dataVersion, isCurrent }: WarehouseState,
  missingToPublish: readonly Missing[],
): string {
  const where = place ? `, project ${place.project}, dataset ${place.dataset}, in ${place.location}` : '';
  const lines = [`Engine: ${ENGINE_NAMES[engine]}${where}`];
  for (const { what, how } of missing) lines.push(`Missing: ${what} ${how}`);
  if (missing.length > 0) return lines.join('\n');
  for (const { what, how } of missingToPublish) lines.push(`Cannot publish: ${what} ${how}`);
  if (!shown) return [...lines, 'Nothing is published yet. Run: npm run cli -- bigquery publish'].join('\n');
  const age = isCurrent ? 'as the catalog' : `the catalog has ${dataVersion}: bigquery publish copies it`;
  lines.push(`Data version: ${shown.dataVersion}, ${age}`, '');
  const rows = versions.map(({ name, at, isShown, tables }) => [
    name,
    at.toISOString().slice(0, 19).replace('T', ' '),
    isShown ? 'shown' : 'kept',
    tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US'),
    bytesText(tables.reduce((sum, { bytes }) => sum + bytes, 0)),
  ]);
  return [...lines, tableText(['Version', 'Published (UTC)', 'State', 'Rows', 'Size'], rows, 3)].join('\n');
}

export const tablesText = (tables: readonly TableState[]): string =>
  tables
    .map(({ name, meaning, rows, bytes, columns }) => {
      const size = rows === null ? 'not published' : `${rows.toLocaleString('en-US')} rows, ${bytesText(bytes ?? 0)}`;
      const list = columns.map((column) => [`  ${column.name}`, column.type, column.isRequired ? '' : 'may be NULL', column.meaning]);
      return `${name}: ${size}. ${meaning}\n${tableText(['  Column', 'Type', '', 'Meaning'], list)}`;
    })
    .join('\n\n');

export function publishText({ status, version, dataVersion, tables, forgotten }: PublishReport): string {
  if (status === 'unchanged') return `Version ${version} is already shown. Nothing to do.`;
  const rows = tables.map(({ name, rows, bytes, wasThere }) => [
    name,
    wasThere ? 'was there' : 'loaded',
    rows.toLocaleString('en-US'),
    bytesText(bytes),
  ]);
  const deleted = forgotten.length > 0 ? `\nDeleted: ${forgotten.join(', ')}` : '';
  return `Published data version ${dataVersion} as ${version}.\n\n${tableText(['Table', 'State', 'Rows', 'Size'], rows, 2)}${deleted}`;
}

/** One line or a table below the report of an import. */
export function publicationText(publication: Publication): string {
  if (publication.status !== 'failed') return publishText(publication);
  return `The import is applied, but the catalog is not published: ${publication.message} To publish it, run: npm run cli -- bigquery publish`;
}

export function planText(plan: Plan): string {
  const columns = plan.columns.map(({ name, type }) => [name, type]);
  return [
    `${plan.statementType}. ${priceText(plan)}`,
    `Tables: ${plan.tables.join(', ') || 'none'}`,
    '',
    tableText(['Column', 'Type'], columns),
  ].join('\n');
}

export function answerText({ columns, rows }: ShownAnswer): string {
  const head = columns.map(({ name }) => name);
  const cells = rows.map((row) => row.map(cellText));
  return `${tableText(head, cells)}\n\n${rows.length === 1 ? '1 row' : `${rows.length.toLocaleString('en-US')} rows`}`;
}

/** NULL is a word, so that it differs from an empty text. */
function cellText(cell: unknown): string {
  if (cell === null) return 'NULL';
  const text = (typeof cell === 'string' ? cell : JSON.stringify(cell)).replaceAll(/\p{Cc}+/gu, ' ');
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;
}

/** Columns keep their order, also those of the same name. */
export function* answerCsv({ columns, rows }: ShownAnswer): Generator<string> {
  yield* csvOf(
    columns.map(({ name }) => name),
    rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at]]))),
  );
}
