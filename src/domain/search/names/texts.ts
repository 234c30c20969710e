import type { CollegeRecord } from '../../colleges/college.ts';
import type { Nickname } from '../../colleges/names/nicknames.ts';
import { otherNamesOf } from '../../colleges/names/other-names.ts';
import { STATES } from '../../colleges/states.ts';
import { foldName, isStopWord } from '../../shared/fold-name.ts';
import type { NameMatch } from '../search-answer.ts';
import { initialsOf, institutionOf, isOfSystem } from './name-parts.ts';
import { namesByCityNickname } from './places.ts';
import { wholeKey } from './spelling.ts';

/**
 * Where a text of a college comes from, best first. The first college of a nickname or a system leads it. A short name is an alias or a
 * domain with words of the name only ("Wesleyan" for "Virginia Wesleyan University"), or the name of a state.
 */
// prettier-ignore
export const TEXT_SOURCES = [
  'led-system', 'led-nickname', 'name', 'nickname', 'institution', 'alias', 'domain', 'system', 'former', 'short-name', 'initials',
] as const;
export type TextSource = (typeof TEXT_SOURCES)[number];

/** One text that finds a college. */
export interface NameText {
  match: NameMatch;
  source: TextSource;
  /** The folded words, without common ones. */
  words: readonly string[];
  /** Equal for all spellings of the same text. Empty if there is nothing to match. */
  key: string;
}

const STATE_KEYS: ReadonlySet<string> = new Set(Object.values(STATES).map((state) => wholeKey(foldName(state).split(' '))));

/** A shorter part of a name says too little. */
const MIN_PART = 4;

/** What finds a college: its name and the parts of it, and its other names, each once. `nicknames` are those of this college. */
export function textsOf(college: CollegeRecord, nicknames: readonly Nickname[]): NameText[] {
  const match: NameMatch = { kind: 'name', text: college.name };
  const isLed = ledBy(college, nicknames);
  const name = foldName(college.name).split(' ');
  const whole = textOf(match, 'name', name);
  const institution = institutionOf(college.name);
  const parts = [...(institution === undefined ? [] : [institution]), ...namesByCityNickname(college)].map((part) =>
    foldName(part).split(' '),
  );
  const others = otherNamesOf(college, nicknames).map((other) => otherText(other, isLed(other), whole));
  const initials = [name, ...parts, ...others.map(({ words }) => words).filter(isOfSystem)].flatMap(initialsOf);
  return bestOfEach([
    whole,
    ...parts.map((part) => textOf(match, 'institution', part)),
    ...others,
    ...initials.map((letters) => textOf(match, 'initials', [letters])),
  ]);
}

/** Equal texts once: from the best source, with the words of the first. A nickname "U of Iowa" must not hide the word "university". */
function bestOfEach(texts: readonly NameText[]): NameText[] {
  const byKey = new Map<string, NameText>();
  for (const text of texts) {
    const same = byKey.get(text.key);
    const isBetter = !same || TEXT_SOURCES.indexOf(text.source) < TEXT_SOURCES.indexOf(same.source);
    if (text.key !== '' && isBetter) byKey.set(text.key, { ...text, words: same?.words ?? text.words });
  }
  return [...byKey.values()];
}

const LED = { nickname: 'led-nickname', system: 'led-system' } as const;

/** Whether the college is the first one of the nickname or the system with this text. */
function ledBy({ ipedsUnitId }: CollegeRecord, nicknames: readonly Nickname[]): (other: NameMatch) => boolean {
  const led = nicknames.filter(({ unitIds }) => unitIds[0] === ipedsUnitId);
  const texts = new Set(led.flatMap(({ texts: own, name }) => [...own, ...(name === undefined ? [] : [name])]));
  return ({ kind, text }) => (kind === 'nickname' || kind === 'system') && texts.has(text);
}

function otherText(other: NameMatch, isLed: boolean, name: NameText): NameText {
  const text = textOf(other, other.kind, foldName(other.text).split(' '));
  const isPart = text.words.every((word) => name.words.includes(word)) || (text.key.length >= MIN_PART && name.key.includes(text.key));
  const isShort = (isPart || STATE_KEYS.has(text.key)) && (other.kind === 'alias' || other.kind === 'domain');
  return { ...text, source: isLed ? LED[other.kind as keyof typeof LED] : isShort ? 'short-name' : other.kind };
}

function textOf(match: NameMatch, source: TextSource, folded: readonly string[]): NameText {
  const significant = folded.filter((word) => !isStopWord(word));
  return { match, source, words: significant.length > 0 ? significant : folded, key: wholeKey(folded) };
}
