import { AGES } from './age-words.ts';
import { EMAILS, LINKS } from './contact-words.ts';
import { HANDLES, LONG_SPACED_WORD } from './handle-words.ts';
import { MONEY } from './money-words.ts';
import { phoneNumbers } from './numbers.ts';
import { joined, plainText, readAsLetters, type PlainText } from './plain-text.ts';
import { PREFERENCES } from './preference-words.ts';
import { spansOf, type Span } from './span.ts';

export type BioFaultKind = 'phone' | 'email' | 'handle' | 'link' | 'money' | 'preference' | 'age';

/** A part of a text that others do not see before staff have looked at it. */
export interface BioFault {
  kind: BioFaultKind;
  /** As typed. */
  found: string;
  /** Why, and what to do instead. */
  text: string;
}

const TEXTS: Record<BioFaultKind, string> = {
  phone: 'This looks like a phone number. You can give it in a message when you know each other.',
  email: 'This looks like an email address. You can give it in a message when you know each other.',
  link: 'This looks like a link. Profiles have no links.',
  handle: 'This looks like a name on another site. Put it in its own field: others see it after you both accept a request.',
  money: 'This speaks of a payment. Settle payments later, and never before you have seen the room.',
  preference: 'Housing ads must not prefer or refuse people for race, religion, origin, disability or children. Describe habits instead.',
  age: 'This states an age. Leave it out: the profile shows the age that you confirmed, and none of people under 18.',
};

type Readings = ReturnType<typeof readingsOf>;
/** A reading of the text, with what was found in it. */
type Findings = Iterable<readonly [PlainText, Iterable<Span>]>;

/** How to find each kind. An earlier kind keeps a part of the text from the later ones. */
const FINDERS: [BioFaultKind, (readings: Readings) => Findings][] = [
  ['email', ({ plain, spaced }) => matches(EMAILS, [plain, spaced])],
  ['link', ({ plain, spaced }) => matches(LINKS, [plain, spaced])],
  ['phone', ({ plain }) => [[plain, phoneNumbers(plain.text)]]],
  ['handle', ({ plain, letters, spaced }) => [...matches(HANDLES, [plain, letters, spaced]), [spaced, longWords(spaced)]]],
  ['money', ({ plain, letters, spaced }) => matches(MONEY, [plain, letters, spaced])],
  ['preference', ({ plain, letters, spaced }) => matches(PREFERENCES, [plain, letters, spaced])],
  ['age', ({ plain }) => matches(AGES, [plain])],
];

/** Contact data, links, payments, unlawful preferences and ages in a text, in its order. They do not overlap. It may be wrong: people decide. */
export function bioFaults(text: string): BioFault[] {
  const faults: ReturnType<typeof found>[] = [];
  for (const fault of allFound(text)) {
    if (!faults.some((other) => fault.start < other.end && other.start < fault.end)) faults.push(fault);
  }
  return faults
    .sort((a, b) => a.start - b.start)
    .map(({ kind, start, end }) => ({ kind, found: text.slice(start, end), text: TEXTS[kind] }));
}

function* allFound(text: string) {
  const readings = readingsOf(text);
  for (const [kind, find] of FINDERS) {
    for (const [{ places }, spans] of find(readings)) {
      for (const span of spans) yield found(kind, span, places);
    }
  }
}

/** A fault with its place in the original text. */
const found = (kind: BioFaultKind, { start, end }: Span, places: readonly number[]) => ({
  kind,
  start: places[start] ?? 0,
  end: places[end] ?? places.at(-1) ?? 0,
});

function readingsOf(text: string) {
  const plain = plainText(text);
  return { plain, letters: readAsLetters(plain), spaced: joined(plain) };
}

/** Searches each reading once: most texts read the same in every way. */
const matches = (patterns: readonly RegExp[], readings: readonly PlainText[]) =>
  readings
    .filter(({ text }, at) => readings.findIndex((other) => other.text === text) === at)
    .map((each) => [each, spansOf(each.text, patterns)] as const);

const longWords = ({ text, runs }: Readings['spaced']): Span[] =>
  runs.filter(({ start, end }) => end - start >= LONG_SPACED_WORD && /[a-z]/.test(text.slice(start, end)));
