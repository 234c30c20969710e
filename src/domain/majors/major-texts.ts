import { groupBy } from '../shared/collections.ts';
import { foldName } from '../shared/fold-name.ts';
import { finished, mappedInSteps, type Steps } from '../shared/steps.ts';
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

/** A text before it is folded, which takes the most time. */
type Unfolded = Pick<MajorText, 'text' | 'kind' | 'codes'>;

/** Every text that finds a family, a major or a program. */
export const textsOf = (majors: Majors): MajorText[] => finished(textsInSteps(majors));

/** The same, with pauses between some texts. */
export function* textsInSteps(majors: Majors): Steps<MajorText[]> {
  const unfolded: Unfolded[] = [
    ...majors.entries.flatMap(({ words, codes }) => words.map((text) => ({ text, kind: 'word' as const, codes }))),
    ...[...majors.all, ...majors.programNames].map(({ code, name }) => ({ text: name, kind: 'name' as const, codes: [code] })),
    ...majors.all.map(({ code }) => ({ text: majors.titleOf(code) ?? '', kind: 'title' as const, codes: [code] })),
    ...programTexts(majors),
  ];
  yield;
  return yield* mappedInSteps(unfolded, (one) => {
    const folded = foldName(one.text);
    return { ...one, folded, words: folded.split(' ') };
  });
}

/**
 * The titles of programs. One that says no more than the major finds the major: a general one, the only one, or one with its name. "Other"
 * programs are left out: their titles begin as that of the major.
 */
function programTexts(majors: Majors): Unfolded[] {
  return [...groupBy(majors.programs, majorOf)].flatMap(([major, programs]) => {
    const saysNoMore = (title: string) => programs.length === 1 || GENERAL.test(title) || title === majors.nameOf(major);
    return programs
      .map((code) => ({ code, title: majors.titleOf(code) ?? '' }))
      .filter(({ title }) => !OTHER.test(title))
      .map(({ code, title }) => ({ text: title, kind: 'title' as const, codes: [saysNoMore(title) ? major : code] }));
  });
}
