import { countText } from '../../src/domain/colleges/display.ts';
import type { MatchedCollege } from '../../src/domain/matching/list/match-list.ts';
import type { DatedMatch } from '../../src/domain/matching/matching.use-cases.ts';
import { RANK_GROUP_LABELS, RANK_GROUPS } from '../../src/domain/order/rank-group.ts';
import { enumeration } from '../../src/domain/shared/text.ts';
import { tableText } from './table.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });
const HEAD = ['Rank', 'Score', 'Known', 'Band', 'College', 'State'];

/** A match as text: each college with reasons for it (+) and against it (-), unknowns (?) and a change (~), and what it misses (!). */
export function matchText(match: DatedMatch): string {
  const { items, dataDate, methodVersion } = match;
  const made = `Method ${methodVersion}, data of ${dataDate ?? 'unknown date'}`;
  const sections = [`${made}. ${groupText(match)}`, notesText(match), items.length > 0 ? itemsText(items) : '', waysText(match)];
  return sections.filter((section) => section !== '').join('\n\n');
}

/** "Four-year colleges (12). Two-year colleges: 5." */
function groupText({ group, groups, all }: DatedMatch): string {
  const others = RANK_GROUPS.filter((each) => each !== group && groups[each] > 0);
  const named = others.map((each) => ` ${RANK_GROUP_LABELS[each]}: ${countText(groups[each])}.`).join('');
  return `${RANK_GROUP_LABELS[group]} (${countText(groups[group])}${all ? ', also small and little-known ones' : ''}).${named}`;
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
  const { reasons, watchOuts, unknown, change, misses } = item;
  const marked = (mark: string, said: readonly { text: string }[]) => said.map(({ text }) => `      ${mark} ${text}`);
  const missed = misses.length === 0 ? [] : [`      ! misses ${enumeration(misses)}`];
  return [...missed, ...marked('+', reasons), ...marked('-', watchOuts), ...marked('?', unknown), ...marked('~', change ? [change] : [])];
}

/** Notes about the whole list. */
function notesText({ candidates, meeting, unplaced, tied, excluded, relaxed, isDefault }: DatedMatch): string {
  const byMust = listOf(excluded.byMust);
  const unknown = listOf(excluded.unknown);
  const notes = [
    isDefault ? 'No answers: this is the balanced ranking.' : '',
    byMust === '' ? '' : `Colleges that miss a requirement: ${byMust}.`,
    unknown === '' ? '' : `Of these, not known whether they meet it: ${unknown}.`,
    relaxed.length > 0
      ? `${countText(meeting)} meet every requirement and stand first; others may miss ${enumeration(relaxed, 'or')}.`
      : '',
    `${countText(candidates)} ${candidates === 1 ? 'college' : 'colleges'} match.`,
    unplaced > 0 ? `${countText(unplaced)} ${unplaced === 1 ? 'college has' : 'colleges have'} too little data for a rank.` : '',
    tied > 1 ? `${countText(tied)} colleges share the first score; they are in suggested order.` : '',
  ];
  return notes.filter((note) => note !== '').join('\n');
}

/** "size 3,000, budget 412" */
const listOf = (counts: DatedMatch['excluded']['byMust']): string =>
  Object.entries(counts)
    .map(([must, count]) => `${must} ${countText(count)}`)
    .join(', ');

function waysText({ relaxations }: DatedMatch): string {
  if (relaxations.length === 0) return '';
  return ['Each of these changes brings colleges back:', ...relaxations.map(({ text, count }) => `  ${text}: ${countText(count)}`)].join(
    '\n',
  );
}

/** The match as JSON. */
export function matchJson({ items, ...rest }: DatedMatch): string {
  const colleges = items.map(({ college, ...matched }) => {
    const { id, ipedsUnitId, name, location, state } = college;
    return { ...matched, college: { id, ipedsUnitId, name, location, state } };
  });
  return JSON.stringify({ ...rest, items: colleges }, null, 2);
}
