import { STATES } from '../../colleges/states.ts';
import { foldName, isStopWord } from '../../shared/fold-name.ts';

/** Spellings of one word. Each finds the others. */
const SAME_WORD: readonly (readonly string[])[] = [
  ['saint', 'st', 'sainte'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['university', 'univ', 'u'],
  ['am', 'aandm'],
];

/** What a short word may stand for. The long word does not find the short one. */
const SHORT_FOR: Readonly<Record<string, readonly string[]>> = {
  st: ['state'],
  tech: ['technology', 'technological', 'technical', 'polytechnic'],
  poly: ['polytechnic'],
  comm: ['community'],
  inst: ['institute'],
  intl: ['international'],
  sac: ['sacramento'],
  app: ['appalachian'],
  philly: ['philadelphia'],
  indy: ['indianapolis'],
  cincy: ['cincinnati'],
  cal: ['california'],
  penn: ['pennsylvania'],
  ala: ['alabama'],
  ariz: ['arizona'],
  ark: ['arkansas'],
  colo: ['colorado'],
  conn: ['connecticut'],
  fla: ['florida'],
  ill: ['illinois'],
  ind: ['indiana'],
  mass: ['massachusetts'],
  mich: ['michigan'],
  minn: ['minnesota'],
  miss: ['mississippi'],
  mo: ['missouri'],
  neb: ['nebraska'],
  okla: ['oklahoma'],
  ore: ['oregon'],
  tenn: ['tennessee'],
  tex: ['texas'],
  wash: ['washington'],
  wisc: ['wisconsin'],
  no: ['northern', 'north'],
  so: ['southern', 'south'],
  nw: ['northwest', 'northwestern'],
  ne: ['northeast', 'northeastern'],
  se: ['southeast', 'southeastern'],
  sw: ['southwest', 'southwestern'],
};

const SPELLINGS = spellings();

function spellings(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>(Object.entries(SHORT_FOR).map(([short, long]) => [short, [...long]]));
  for (const group of SAME_WORD) {
    for (const word of group) found.set(word, [...(found.get(word) ?? []), ...group.filter((other) => other !== word)]);
  }
  return found;
}

/** The shortest word that is also searched with another ending. */
const MIN_STEM = 4;

/** Other words that the typed word may stand for: "penn" for "pennsylvania", "st" for "saint" and "state", "john" for "johns". */
export function otherSpellings(word: string): readonly string[] {
  const known = SPELLINGS.get(word) ?? [];
  if (word.length < MIN_STEM) return known;
  return [...known, word.endsWith('s') ? word.slice(0, -1) : `${word}s`];
}

const FIRST_SPELLING = new Map(SAME_WORD.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)));

/** One key for all spellings of a folded name, without spaces and common words: "u of washington" and "universitywashington". */
export function wholeKey(words: readonly string[]): string {
  const significant = words.filter((word) => !isStopWord(word));
  return (significant.length > 0 ? significant : words).map((word) => FIRST_SPELLING.get(word) ?? word).join('');
}

/** What a word may stand for in a whole text: also several words. */
const READ_AS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>(
  Object.entries({
    ...Object.fromEntries(Object.entries(STATES).map(([code, name]) => [code.toLowerCase(), [foldName(name)]])),
    ...SHORT_FOR,
    cc: ['community college'],
    sf: ['san francisco'],
    slo: ['san luis obispo'],
    tech: ['institute of technology', ...(SHORT_FOR.tech ?? [])],
  }),
);

const MAX_READINGS = 8;

/** The keys of everything that the words may stand for, the words as typed first. */
export function wholeKeys(words: readonly string[]): string[] {
  let readings: string[][] = [[]];
  for (const word of words) {
    const options = [[word], ...(READ_AS.get(word) ?? []).map((text) => text.split(' '))];
    readings = options.flatMap((option) => readings.map((reading) => [...reading, ...option])).slice(0, MAX_READINGS);
  }
  return [...new Set(readings.map(wholeKey))];
}
