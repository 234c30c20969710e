import type { CollegeDetail, ImportFacts } from '../../../api/domain/colleges.ts';
import { SourceNote, type SourceText } from '../../../entities/source/SourceNote.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { inSentence, shortDay } from '../../../lib/format.ts';
import { isFigure } from '../../../entities/source/field-words.ts';
import { collectionWords, fileOriginLines, longStatus, RELEASE_WORDS, SOURCE_NAMES } from '../../../entities/source/source-words.ts';
import { HistoryTable } from './FigureHistory.tsx';
import { sourceRows, type SourceRow } from './source-rows.ts';

/** The note that the source buttons of the page open. */
export function FieldNote({ detail }: { detail: CollegeDetail }) {
  return (
    <SourceNote textOf={(field) => textOf(detail, field)}>
      <p className="pr-16 noscript:hidden">Loading the source…</p>
      <p className="hidden pr-16 noscript:block">
        This note needs scripts. <TextLink to={receiptsPath(detail)}>All sources of this college</TextLink> are a CSV file, too.
      </p>
    </SourceNote>
  );
}

/** The address of the CSV file with every value and its source. */
export const receiptsPath = ({ college }: CollegeDetail): string => `/api/colleges/${college.id}/receipts?format=csv`;

function textOf(detail: CollegeDetail, field: string): SourceText | undefined {
  const row = sourceRows(detail).find((each) => each.field === field);
  if (!row) return undefined;
  const { history, imports, sharedBy } = detail;
  return {
    title: `Source of ${inSentence(row.label)}`,
    lines: [...linesOf(row, imports), ...describedLines(sharedBy[field])],
    more: isFigure(row.field) && <HistoryTable history={history} source={row.field} label={row.label} />,
  };
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
