import type { CollegeDetail, ImportFacts } from '../../../api/domain.ts';
import { SourceNote } from '../../../entities/source/SourceNote.tsx';
import { inSentence, shortDay } from '../../../lib/format.ts';
import { isFigure } from '../../../entities/source/field-words.ts';
import { collectionWords, fileOriginLines, longStatus, RELEASE_WORDS, SOURCE_NAMES } from '../../../entities/source/source-words.ts';
import { HistoryTable } from './FigureHistory.tsx';
import { sourceRows, type SourceRow } from './source-rows.ts';

/** The attributes that have a source button. */
const SHOWN = new Set<string>([
  'carnegieClassification',
  'researchActivity',
  'testingPolicy',
  'netPricesByIncome',
  'netPriceStudents',
  'researchFundingByDepartment',
  'crimeIncidentsByYear',
  'locale',
  'religiousAffiliation',
  'undergraduateRaces',
  'admissionFactors',
  'academicCalendar',
  'athleticAssociations',
  'athleticDivision',
  'athleticConferences',
  'rotcPrograms',
  'hasStudyAbroad',
  'netPriceCalculatorUrl',
  'applicationUrl',
  'financialAidUrl',
  'federalAid',
]);

/** The popovers that the source buttons open. Several buttons can open the same one. */
export function SourceList({ detail }: { detail: CollegeDetail }) {
  return sourceRows(detail)
    .filter(({ field }) => isFigure(field) || SHOWN.has(field))
    .map((row) => <FieldSourceNote key={row.field} row={row} detail={detail} />);
}

function FieldSourceNote({ row, detail: { history, imports, sharedBy } }: { row: SourceRow; detail: CollegeDetail }) {
  const { field, label } = row;
  return (
    <SourceNote
      field={field}
      title={`Source of ${inSentence(label)}`}
      lines={[...linesOf(row, imports), ...describedLines(sharedBy[field])]}
    >
      {isFigure(field) && <HistoryTable history={history} source={field} label={label} />}
    </SourceNote>
  );
}

const describedLines = (whom: string | undefined): [string, string][] => (whom === undefined ? [] : [['Describes', whom]]);

function linesOf({ value, status, provenance }: SourceRow, imports: CollegeDetail['imports']): [string, string][] {
  const { source, table, variable, period, release, runId } = provenance;
  const facts = imports.find((each) => each.runId === runId);
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
    ...(facts ? fileLines(facts, table) : []),
  ];
}

const SHORT_HASH = 12;

/** The files of the value's table, with the start of each hash: the sources section has the whole. */
function fileLines(facts: ImportFacts, table: string): [string, string][] {
  const files = facts.files.filter((each) => each.table === table);
  const names = files.map(({ file, sha256 }) => `${file} (SHA-256 ${sha256.slice(0, SHORT_HASH)}…)`);
  return [...(names.length === 0 ? [] : [['File', names.join(', ')] satisfies [string, string]]), ...fileOriginLines(facts)];
}

/** "Nov 20, 2026, run 7". A value without a run is part of the initial load. */
export function importText({ importedAt, runId }: SourceRow['provenance']): string {
  const day = importedAt === null ? undefined : shortDay(importedAt);
  const run = runId === null ? undefined : `run ${runId}`;
  return [day, run].filter((part) => part !== undefined).join(', ') || 'Initial load';
}
