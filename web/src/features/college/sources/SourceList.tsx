import type { CollegeDetail } from '../../../api/domain.ts';
import { SourceNote } from '../../../entities/source/SourceNote.tsx';
import { inSentence, shortDay } from '../../../lib/format.ts';
import { isFigure } from '../../../entities/source/field-words.ts';
import { collectionWords, longStatus, RELEASE_WORDS, SOURCE_NAMES } from '../../../entities/source/source-words.ts';
import { HistoryTable } from './FigureHistory.tsx';
import { sourceRows, type SourceRow } from './source-rows.ts';

/** The attributes that have a source button. */
const SHOWN = new Set<string>([
  'carnegieClassification',
  'researchActivity',
  'testingPolicy',
  'netPricesByIncome',
  'researchFundingByDepartment',
  'crimeIncidentsByYear',
]);

/** The popovers that the source buttons open. Several buttons can open the same one. */
export function SourceList({ detail }: { detail: CollegeDetail }) {
  return sourceRows(detail)
    .filter(({ field }) => isFigure(field) || SHOWN.has(field))
    .map((row) => <FieldSourceNote key={row.field} row={row} history={detail.history} />);
}

function FieldSourceNote({ row, history }: { row: SourceRow; history: CollegeDetail['history'] }) {
  const { field, label } = row;
  return (
    <SourceNote field={field} title={`Source of ${inSentence(label)}`} lines={linesOf(row)}>
      {isFigure(field) && <HistoryTable history={history} source={field} label={label} />}
    </SourceNote>
  );
}

function linesOf({ value, status, provenance }: SourceRow): [string, string][] {
  const { source, table, variable, period, release } = provenance;
  const lines: [string, string][] = [
    ['Value', value],
    ['Source', SOURCE_NAMES[source]],
    ['Status', longStatus(status, source)],
    ['Period', period],
  ];
  if (source === 'staff') return [...lines, ['Corrected', importText(provenance)]];
  return [
    ...lines,
    ['Table', table],
    ['Variable', variable],
    ['Read from', collectionWords(provenance)],
    ['Release', RELEASE_WORDS[release]],
    ['Imported', importText(provenance)],
  ];
}

/** "Nov 20, 2026, run 7". A value without a run is part of the initial load. */
export function importText({ importedAt, runId }: SourceRow['provenance']): string {
  const day = importedAt === null ? undefined : shortDay(importedAt);
  const run = runId === null ? undefined : `run ${runId}`;
  return [day, run].filter((part) => part !== undefined).join(', ') || 'Initial load';
}
