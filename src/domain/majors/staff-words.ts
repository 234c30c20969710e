import type { FieldFault } from '../shared/domain-error.ts';
import { foldName } from '../shared/fold-name.ts';
import { toCipCode } from './cip-code.ts';
import { textsOf } from './major-texts.ts';
import type { Majors } from './majors.ts';

/** `hidden`: the word finds nothing, also where the seeds have it. */
export const MAJOR_WORD_STATES = ['active', 'hidden'] as const;
export type MajorWordState = (typeof MAJOR_WORD_STATES)[number];

export const LONGEST_MAJOR_WORD = 60;

/** A word of students that staff edit. */
export interface StaffWord {
  /** As `foldName` returns it. */
  word: string;
  /** 2, 4 or 6 digits, most meant first. */
  codes: readonly string[];
  /** The codes are choices: the word alone does not tell which one is meant. */
  isUnclear: boolean;
  state: MajorWordState;
}

/** The vocabulary with the words of staff in place of the same words of the seeds. Codes that it lacks are left out. */
export function withStaffWords(majors: Majors, edited: readonly StaffWord[]): Majors {
  const replaced = new Set(edited.map(({ word }) => word));
  const kept = majors.entries.map((entry) => ({ ...entry, words: entry.words.filter((word) => !replaced.has(foldName(word))) }));
  const added = edited.flatMap(({ word, codes, isUnclear, state }) => {
    const known = codes.filter((code) => majors.nameOf(code) !== undefined);
    return state === 'hidden' || known.length === 0 ? [] : [{ words: [word], codes: known, isUnclear: isUnclear && known.length > 1 }];
  });
  return { ...majors, entries: [...kept.filter(({ words }) => words.length > 0), ...added] };
}

/** The codes that the seeds give to a folded word, most meant first. Empty for a word that they lack. */
export const seedCodesOf = ({ entries }: Majors, word: string): readonly string[] =>
  entries.find(({ words }) => words.some((text) => foldName(text) === word))?.codes ?? [];

/** Why staff cannot save a word, at its fields. `majors` is the vocabulary of the seeds. */
export function staffWordFaults(majors: Majors, { word, codes, isUnclear }: Omit<StaffWord, 'state'>): FieldFault[] {
  return [...codeFaults(majors, codes, isUnclear), ...nameFaults(majors, word, codes)];
}

function codeFaults(majors: Majors, codes: readonly string[], isUnclear: boolean): FieldFault[] {
  const unknown = codes.filter((code) => majors.nameOf(code) === undefined);
  const messages = [
    ...unknown.map((code) => `No field has the code ${code}`),
    ...(new Set(codes).size < codes.length ? ['A code appears twice'] : []),
    ...(isUnclear && codes.length < 2 ? ['An unclear word needs at least two codes'] : []),
  ];
  return messages.map((message) => ({ path: 'codes', message }));
}

/** A name or a title leads to its own field, because pages show it as that. */
function nameFaults(majors: Majors, word: string, codes: readonly string[]): FieldFault[] {
  const named = namesakesOf(majors, word);
  const [first] = named;
  if (first === undefined || codes.every((code) => named.includes(code))) return [];
  return [{ path: 'word', message: `This is the name of ${majors.nameOf(first) ?? first} (${first}). It can lead to no other code` }];
}

/** The codes that have the folded text as their name, title, slug or number. */
function namesakesOf(majors: Majors, word: string): string[] {
  const named = textsOf(majors).flatMap(({ kind, folded, codes }) => (kind !== 'word' && folded === word ? codes : []));
  const slugs = majors.all.flatMap(({ code, slug }) => (foldName(slug) === word ? [code] : []));
  const code = toCipCode(word);
  return [...named, ...slugs, ...(code !== null && majors.nameOf(code) !== undefined ? [code] : [])];
}
