import { groupBy } from '../shared/collections.ts';
import { foldName } from '../shared/fold-name.ts';
import { majorOf } from './cip-parts.ts';
import type { Majors } from './majors.ts';

/** `word`: an entry of words of students; `name`: the name of a family, a major or a program; `title`: an official title. */
export type MajorTextKind = 'word' | 'name' | 'title';

/** One text that finds majors. */
export interface MajorText {
  text: string;
  kind: MajorTextKind;
  /** As `foldName` returns it. */
  folded: string;
  /** The folded words. */
  words: readonly string[];
  /** The codes that it finds, most meant first. */
  codes: readonly string[];
}

const GENERAL = /, General$/;
const OTHER = /, Other$/;

/** Every text that finds a family, a major or a program. */
export function textsOf(majors: Majors): MajorText[] {
  return [
    ...majors.entries.flatMap(({ words, codes }) => words.map((word) => textOf(word, 'word', codes))),
    ...[...majors.all, ...majors.programNames].map(({ code, name }) => textOf(name, 'name', [code])),
    ...majors.all.map(({ code }) => textOf(majors.titleOf(code) ?? '', 'title', [code])),
    ...programTexts(majors),
  ];
}

/**
 * The titles of programs. One that says no more than the major finds the major: a general one, the only one, or one with its name. "Other"
 * programs are left out: their titles begin as that of the major.
 */
function programTexts(majors: Majors): MajorText[] {
  return [...groupBy(majors.programs, majorOf)].flatMap(([major, programs]) => {
    const saysNoMore = (title: string) => programs.length === 1 || GENERAL.test(title) || title === majors.nameOf(major);
    return programs
      .map((code) => ({ code, title: majors.titleOf(code) ?? '' }))
      .filter(({ title }) => !OTHER.test(title))
      .map(({ code, title }) => textOf(title, 'title', [saysNoMore(title) ? major : code]));
  });
}

function textOf(text: string, kind: MajorTextKind, codes: readonly string[]): MajorText {
  const folded = foldName(text);
  return { text, kind, folded, words: folded.split(' '), codes };
}
