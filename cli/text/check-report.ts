import { countText } from '../../src/domain/colleges/display.ts';
import { baseName } from '../../src/domain/imports/import-facts.ts';
import { releaseText } from '../../src/domain/colleges/sources.ts';
import type { CheckedTable, CheckReport } from '../../src/domain/imports/check.ts';
import { rowsOf } from '../../src/domain/imports/import-run.ts';
import { STATUS_OF } from '../../src/domain/imports/merge/statuses.ts';
import type { SuppliedValue } from '../../src/domain/imports/source-table.ts';
import { driftText, groupLine, listText, placeText } from './import-report.ts';
import { tableText } from './table.ts';

const MAX_SHOWN = 60;

/** The check report as JSON: every stored reject, every column, samples by field. */
export function checkJson(report: CheckReport): string {
  const tables = report.tables.map(({ samples, rowsWithoutUnitId, ...table }) => ({
    ...table,
    nobody: rowsWithoutUnitId,
    samples: samples.map((row) => sampleOf(table, row)),
  }));
  return JSON.stringify({ ...report, tables }, null, 2);
}

/** The check report as text. */
export function checkText(report: CheckReport): string {
  const { source, year, release, tables, drift, faults, notes, unused, refusals } = report;
  const sections = [
    `${source} ${year}, ${releaseText(release)}`,
    overviewText(tables),
    ...tables.map(tableSection),
    listText('Would be rejected', faults.map(groupLine)),
    listText('Would be read with a note', notes.map(placeText)),
    driftText(drift),
    listText(
      'Unused files and columns',
      unused.map(({ file, reason }) => `${baseName(file)}: ${reason}`),
    ),
    refusals.length > 0 ? listText('An import would be refused', refusals) : 'An import would accept these files. Nothing was written.',
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

function overviewText(tables: readonly CheckedTable[]): string {
  const head = ['Table', 'File', 'Text', 'Year', 'Rows', 'Joined', 'No UNITID', 'Rejected'];
  const rows = tables.map(({ table, file, encoding, year, read, folded, rowsWithoutUnitId, rejected }) => [
    table,
    baseName(file),
    encoding ?? '',
    String(year),
    ...[read, folded, rowsWithoutUnitId, rejected].map((count) => countText(count)),
  ]);
  return tableText(head, rows, 3);
}

/** Each field with the share of rows that have a value, then the first rows. */
function tableSection(table: CheckedTable): string {
  const rows = rowsOf(table) - table.rowsWithoutUnitId;
  const share = (count = 0): string => (rows === 0 ? '' : `${((count / rows) * 100).toFixed(1)} %`);
  const lines = table.fields.map(({ field, variable }) => `  ${field}: ${share(table.filled[field])}  ${variable}`);
  const samples = table.samples.map((row) => {
    const said = table.fields.map(({ field }, at) => `    ${field} = ${valueText(row.values[at] ?? null)} [${statusOf(row.statuses, at)}]`);
    return [`  ${row.unitId}, line ${row.line}:`, ...said].join('\n');
  });
  return [`${table.table}, rows with a value:`, ...lines, ...samples].join('\n');
}

function sampleOf({ fields }: Pick<CheckedTable, 'fields'>, { line, unitId, values, statuses }: CheckedTable['samples'][number]) {
  const said = fields.map(({ field }, at) => [field, { value: values[at] ?? null, status: statusOf(statuses, at) }]);
  return { line, unitId, fields: Object.fromEntries(said) as Record<string, { value: SuppliedValue; status: string }> };
}

const statusOf = (statuses: string, at: number): string => STATUS_OF[statuses.charAt(at)] ?? 'unknown';

function valueText(value: SuppliedValue): string {
  const text = value === null ? 'none' : typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
