import { addToGroup } from '../shared/collections.ts';
import { digitsOf, familyOf } from './cip-parts.ts';

/** A major (4 digits of the CIP), or a family of majors (2 digits). */
export interface Major {
  code: string;
  /** As students say it. Unique. */
  name: string;
  /** For addresses. Unique. */
  slug: string;
}

/** A program (6 digits of the CIP) as students say it. The name is unique, also among majors. */
export interface ProgramName {
  code: string;
  name: string;
}

/** Words of students for the same codes of 2, 4 or 6 digits. */
export interface MajorWords {
  words: readonly string[];
  /** Most meant first. */
  codes: readonly string[];
  /** The codes are choices: the words alone do not tell which one is meant. */
  isUnclear?: boolean;
}

/** The files `majors.json`, `program-titles.json` and `major-words.json` of the seeds. */
export interface MajorData {
  /** In the order of the codes. */
  majors: readonly Major[];
  /** The names of the programs that students name. */
  programNames: readonly ProgramName[];
  /** The official titles of the CIP, by code of 2, 4 or 6 digits. */
  titles: Readonly<Record<string, string>>;
  entries: readonly MajorWords[];
}

/** The vocabulary of majors. Staff edit the entries; the rest does not change while Alma runs. */
export interface Majors {
  /** Families and majors, in the order of their codes. */
  all: readonly Major[];
  families: readonly Major[];
  entries: readonly MajorWords[];
  programNames: readonly ProgramName[];
  byCode(code: string): Major | undefined;
  bySlug(slug: string): Major | undefined;
  /** The family of a code of 2, 4 or 6 digits. */
  familyOf(code: string): Major | undefined;
  /** The majors of a family with 2 digits, by code. Empty for an unknown one. */
  majorsOf(family: string): readonly Major[];
  /** The official title of a code of 2, 4 or 6 digits. Undefined if no college has reported the code. */
  titleOf(code: string): string | undefined;
  /** The codes of 2, 4 or 6 digits that have an official title, in order. */
  titles: readonly string[];
  /** How pages call a code: its name, or the official title of a program that has none. */
  nameOf(code: string): string | undefined;
  /** The codes of 6 digits that have a title, in order. */
  programs: readonly string[];
}

export function createMajors({ majors: all, programNames, titles, entries }: MajorData): Majors {
  const byCode = new Map(all.map((major) => [major.code, major]));
  const bySlug = new Map(all.map((major) => [major.slug, major]));
  const names = new Map([...all, ...programNames].map(({ code, name }) => [code, name]));
  const titleByCode = new Map(Object.entries(titles));
  const byFamily = new Map<string, Major[]>();
  for (const major of all) if (digitsOf(major.code) === 4) addToGroup(byFamily, familyOf(major.code), major);

  return {
    all,
    families: all.filter(({ code }) => digitsOf(code) === 2),
    entries,
    programNames,
    byCode: (code) => byCode.get(code),
    bySlug: (slug) => bySlug.get(slug),
    familyOf: (code) => byCode.get(familyOf(code)),
    majorsOf: (family) => byFamily.get(family) ?? [],
    titleOf: (code) => titleByCode.get(code),
    titles: [...titleByCode.keys()].sort(),
    nameOf: (code) => names.get(code) ?? titleByCode.get(code),
    programs: [...titleByCode.keys()].filter((code) => digitsOf(code) === 6).sort(),
  };
}
