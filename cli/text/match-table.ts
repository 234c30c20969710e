import { countText } from '../../src/domain/colleges/display.ts';
import type { MatchedCollege } from '../../src/domain/matching/match.ts';
import type { DatedMatch } from '../../src/domain/matching/matching.use-cases.ts';
import { enumeration } from '../../src/domain/shared/enumeration.ts';
import { tableText } from './table.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const HEAD = ['Rank', 'Score', 'Known', 'Band', 'College', 'State'];

/** A match for people: each college with what speaks for it (+) and against it (-), and what is not known (?). */
export function matchText(match: DatedMatch): string {
  const { items, dataDate, methodVersion } = match;
  const made = `Method ${methodVersion}, data of ${dataDate ?? 'unknown date'}`;
  const sections = [made, notesText(match), items.length > 0 ? itemsText(items) : '', waysText(match)];
  return sections.filter((section) => section !== '').join('\n\n');
}

function itemsText(items: readonly MatchedCollege[]): string {
  const [head = '', ...lines] = tableText(HEAD, items.map(cellsOf)).split('\n');
  return [head, ...lines.flatMap((line, index) => [line, ...detailsOf(items[index])])].join('\n');
}

const cellsOf = ({ rank, score, coverage, band, college }: MatchedCollege): string[] => [
  String(rank),
  score.toFixed(1),
  percent.format(coverage),
  band,
  college.name,
  college.state,
];

function detailsOf(item: MatchedCollege | undefined): string[] {
  if (item === undefined) return [];
  const { reasons, watchOuts, unknown, change } = item;
  const marked = (mark: string, said: readonly { text: string }[]) => said.map(({ text }) => `      ${mark} ${text}`);
  return [...marked('+', reasons), ...marked('-', watchOuts), ...marked('?', unknown), ...marked('~', change ? [change] : [])];
}

/** What to know of the list as a whole. */
function notesText({ candidates, unplaced, tied, excluded, relaxed, isDefault }: DatedMatch): string {
  const byMust = Object.entries(excluded.byMust).map(([must, count]) => `${must} ${countText(count)}`);
  const notes = [
    isDefault ? 'Nothing was answered: this is the usual ranking.' : '',
    byMust.length > 0 ? `Not meeting each must: ${byMust.join(', ')}.` : '',
    excluded.unknownPrice > 0 ? `Of those over the budget, ${countText(excluded.unknownPrice)} have no known price.` : '',
    relaxed.length > 0 ? `Too few met every must, so these count as wishes: ${enumeration(relaxed)}.` : '',
    `${countText(candidates)} ${candidates === 1 ? 'college' : 'colleges'} to choose from.`,
    unplaced > 0 ? `Of ${countText(unplaced)} too little is known to place them.` : '',
    tied > 1 ? `${countText(tied)} share the first score: only the alphabet parts them.` : '',
  ];
  return notes.filter((note) => note !== '').join('\n');
}

function waysText({ relaxations }: DatedMatch): string {
  if (relaxations.length === 0) return '';
  return ['One of these would bring colleges back:', ...relaxations.map(({ text, count }) => `  ${text}: ${countText(count)}`)].join('\n');
}

/** The same facts for machines. */
export function matchJson({ items, ...rest }: DatedMatch): string {
  const colleges = items.map(({ college, ...matched }) => {
    const { id, ipedsUnitId, name, location, state } = college;
    return { ...matched, college: { id, ipedsUnitId, name, location, state } };
  });
  return JSON.stringify({ ...rest, items: colleges }, null, 2);
}
