import type { CollegeDetail } from '../../../api/domain.ts';
import { Receipt } from '../../../entities/source/SourceNote.tsx';
import { shortDay } from '../../../lib/format.ts';
import { isFigure } from '../../../entities/source/field-words.ts';
import { inSentence } from '../../../lib/in-sentence.ts';
import { collectionWords, longStatus, RELEASE_WORDS, SOURCE_NAMES } from '../../../entities/source/source-words.ts';
import { FormerYearsTable } from './FormerYears.tsx';
import { sourceRows, type SourceRow } from './source-rows.ts';

/** What besides figures has a button that opens its receipt. */
const SHOWN = new Set<string>([
  'carnegieClassification',
  'researchActivity',
  'testingPolicy',
  'netPricesByIncome',
  'researchFundingByDepartment',
  'crimeIncidentsByYear',
]);

/** The receipts that the page's buttons open, each once, however often its figure is shown. */
export function ReceiptList({ detail }: { detail: CollegeDetail }) {
  return sourceRows(detail)
    .filter(({ field }) => isFigure(field) || SHOWN.has(field))
    .map((row) => <OneReceipt key={row.field} row={row} history={detail.history} />);
}

function OneReceipt({ row, history }: { row: SourceRow; history: CollegeDetail['history'] }) {
  const { field, label } = row;
  return (
    <Receipt field={field} title={`Source of ${inSentence(label)}`} lines={linesOf(row)}>
      {isFigure(field) && <FormerYearsTable history={history} source={field} label={label} />}
    </Receipt>
  );
}

function linesOf({ value, status, receipt }: SourceRow): [string, string][] {
  const { source, table, variable, period, release } = receipt;
  const lines: [string, string][] = [
    ['Value', value],
    ['Source', SOURCE_NAMES[source]],
    ['Status', longStatus(status, source)],
    ['Describes', period],
  ];
  if (source === 'staff') return [...lines, ['Corrected', importWords(receipt)]];
  return [
    ...lines,
    ['Table', table],
    ['Variable', variable],
    ['Read from', collectionWords(receipt)],
    ['Release', RELEASE_WORDS[release]],
    ['Imported', importWords(receipt)],
  ];
}

/** "Nov 20, 2026, run 7"; what no run supplied came with the catalog itself. */
export function importWords({ importedAt, runId }: SourceRow['receipt']): string {
  const day = importedAt === null ? undefined : shortDay(importedAt);
  const run = runId === null ? undefined : `run ${runId}`;
  return [day, run].filter((part) => part !== undefined).join(', ') || 'With the first data of this site';
}
