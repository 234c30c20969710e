import { countText } from '../../src/domain/colleges/display.ts';
import { figureText } from '../../src/domain/colleges/display.ts';
import { FIGURES, type FigureKey } from '../../src/domain/colleges/figures.ts';
import type { HistoryChange, HistoryDiff } from '../../src/domain/imports/run-diff.ts';
import type { CollegeRef, FigureChange, CountedList, LockedConflict, RunDiff } from '../../src/domain/imports/run-diff.ts';
import { tableText } from './table.ts';

/** Entries per list in an import report; `runs diff` shows all stored entries. */
const FEW = 5;

/** The numbers of added and changed colleges as text. */
export function diffHead({ inserted, updated, unchanged }: RunDiff): string {
  const count = (of: number): string => countText(of);
  return `Colleges: ${count(inserted.count)} added, ${count(updated)} changed, ${count(unchanged)} unchanged.`;
}

/** The changes of a run as text: all of them, or the first of each list. */
export function diffText(diff: RunDiff, isShort: boolean): string {
  const { inserted, largest, anomalies, vanished, locked, history } = diff;
  const most = isShort ? FEW : Infinity;
  const sections = [
    fieldsText(diff, isShort),
    isShort ? '' : section('Added', inserted, most, collegeText),
    section('Largest changes', { count: largest.length, first: largest }, most, changeText),
    section(`Changed by more than half${byFieldText(anomalies.byField)}`, anomalies, isShort ? 0 : most, changeText),
    section('No longer open', vanished, most, (college) => `${collegeText(college)}: ${college.became}`),
    section('Locked by staff with another value', locked, most, conflictText),
    history ? historyText(history, most) : '',
  ];
  return sections.filter((text) => text !== '').join('\n\n');
}

/** What a run did to the values of former years: "History: 12 values changed, 3,401 gained, …". */
export function historyText({ gained, changed, lost, receiptOnly, largest }: HistoryDiff, most = FEW): string {
  const parts = [`${countText(changed)} values changed`, `${countText(gained)} gained`, `${countText(lost)} lost`];
  const head = `History: ${parts.join(', ')}, ${countText(receiptOnly)} from another source only.`;
  const textOf = (change: HistoryChange): string => changeText(change, `, ${change.year}`);
  const list = section('Largest changes of the history', { count: largest.length, first: largest }, most, textOf);
  return list === '' ? head : `${head}\n${list}`;
}

function fieldsText({ fields }: RunDiff, isShort: boolean): string {
  const shown = isShort ? fields.filter(({ changed, gained, lost }) => changed + gained + lost > 0) : fields;
  const rows = shown.map(({ field, changed, gained, lost, receiptOnly }) => [
    field,
    ...[changed, gained, lost, receiptOnly].map((each) => countText(each)),
  ]);
  return rows.length === 0 ? '' : tableText(['Field', 'Changed', 'Gained', 'Lost', 'Source only'], rows, 1);
}

function section<T>(title: string, { count, first }: CountedList<T>, most: number, textOf: (item: T) => string): string {
  if (count === 0) return '';
  const shown = first.slice(0, most).map((item) => `  ${textOf(item)}`);
  if (shown.length === 0) return `${title}: ${countText(count)}.`;
  const some = shown.length < count ? ` (the first ${shown.length} of ${countText(count)})` : '';
  return [`${title}${some}:`, ...shown].join('\n');
}

const collegeText = ({ unitId, name }: CollegeRef): string => `${name} (${unitId ?? 'no UNITID'})`;

function changeText(change: FigureChange, year = ''): string {
  const { field, before, after, relative } = change;
  const step = `${figureText(field, before)} → ${figureText(field, after)}`;
  return `${collegeText(change)}, ${FIGURES[field].label}${year}: ${step} (${after > before ? '+' : '−'}${Math.round(100 * relative)} %)`;
}

/** ", 3 size, 1 avgSAT", largest first. */
function byFieldText(byField: Partial<Record<FigureKey, number>>): string {
  const sorted = Object.entries(byField).sort(([, a], [, b]) => b - a);
  return sorted.length === 0 ? '' : `, ${sorted.map(([field, count]) => `${countText(count)} ${field}`).join(', ')}`;
}

const conflictText = (conflict: LockedConflict): string =>
  `${collegeText(conflict)}, ${conflict.field}: ${JSON.stringify(conflict.staff)} stays, the imported value is ${JSON.stringify(conflict.supplied)}`;
