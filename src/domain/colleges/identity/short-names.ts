import type { CollegeRecord } from '../college.ts';
import type { Nickname } from '../names/nicknames.ts';
import { LONGEST_LINE } from './pennant-drawing.ts';

/**
 * The nickname of each college that stands on its pennant, by UNITID. Colleges without one that fits are absent.
 *
 * A nickname stands for the college that people mean most often by it: the others keep their initials, so that no two colleges have the same
 * nickname. A short text is preferred to one of two lines, and a text that means one college to one that means several; then the first in
 * order. The name of a state means more than its flagship, and the name of a merged college is history: neither is used.
 * `SEARCH_ONLY` texts are not used, either.
 */
export function shortNamesOf(nicknames: readonly Nickname[]): ReadonlyMap<number, string> {
  const best = new Map<number, Candidate>();
  for (const candidate of nicknames.filter(isName).flatMap(candidatesOf)) {
    const former = best.get(candidate.unitId);
    if (!former || candidate.cost < former.cost) best.set(candidate.unitId, candidate);
  }
  return new Map([...best].map(([unitId, { text }]) => [unitId, text]));
}

/** Words for a team, names that a college gave up, and slang that a college does not use. The search knows them. */
const SEARCH_ONLY = new Set([
  'Bama State',
  'Cal U',
  'Cuse',
  'DCCCD',
  'Gram State',
  'Hoyas',
  'IUPUI',
  'Lock Haven',
  'Rolla',
  'TAMUC',
  'WillyP',
  'Zags',
]);

interface Candidate {
  unitId: number;
  text: string;
  cost: number;
}

const isName = ({ kind, basis }: Nickname): boolean => kind === 'college' && basis !== 'flagship' && basis !== 'merged';

const candidatesOf = ({ texts, unitIds }: Nickname): Candidate[] =>
  unitIds.slice(0, 1).flatMap((unitId) => texts.filter(fits).map((text) => ({ unitId, text, cost: costOf(text, unitIds.length) })));

const costOf = (text: string, colleges: number): number => (text.length > LONGEST_LINE ? 2 : 0) + (colleges > 1 ? 1 : 0);

/** One line, or two words of one line each. It begins like a name. */
const fits = (text: string): boolean =>
  /^\p{Lu}/u.test(text) && (text.length <= LONGEST_LINE || TWO_LINES.test(text)) && !SEARCH_ONLY.has(text);
const TWO_LINES = new RegExp(`^\\S{1,${LONGEST_LINE}} \\S{1,${LONGEST_LINE}}$`, 'u');

/** The same colleges, each with its short name. */
export function withShortNames(colleges: readonly CollegeRecord[], nicknames: readonly Nickname[]): CollegeRecord[] {
  const shortNames = shortNamesOf(nicknames);
  return colleges.map((college) => {
    const shortName = shortNames.get(college.ipedsUnitId ?? 0);
    return shortName === undefined ? college : { ...college, shortName };
  });
}
