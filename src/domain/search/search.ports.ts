import type { CollegeRecord } from '../colleges/college.ts';
import type { Closure } from '../colleges/kind/closures.ts';
import type { Nickname } from '../colleges/names/nicknames.ts';
import type { ImportsById } from '../imports/import-facts.ts';
import type { MajorWords } from './intents/major-words.ts';
import type { AwardsByProgram } from '../majors/awards.ts';
import type { StaffWord } from '../majors/staff-words.ts';
import type { Point } from './params.ts';

/** The stored catalog. */
export interface CollegeStore {
  /** The current data version. It changes with every applied import and every edit of the catalog, closures included. */
  dataVersion(): Promise<string>;
  /** The version of nicknames, list texts and words for majors. It changes with every edit of them. */
  textsVersion(): Promise<string>;
  /** Every college with its provenance, closed and merged colleges included. */
  all(): Promise<CollegeRecord[]>;
  /** The awards by program of the newest year, by id of the college. */
  awards(): Promise<ReadonlyMap<number, AwardsByProgram>>;
  /** The imports in effect, by number. */
  imports(): Promise<ImportsById>;
  /** Colleges that closed, although the directory lists them as open. */
  closures(): Promise<Closure[]>;
  /** Texts that people use for a college or a group of colleges, in the order of their first texts. */
  nicknames(): Promise<Nickname[]>;
  /** What staff wrote about the ready-made lists. */
  listTexts(): Promise<ReadonlyMap<string, string>>;
  /** Words for majors that staff edited. */
  staffWords(): Promise<StaffWord[]>;
}

/** Finds the location of a ZIP code. */
export interface ZipLocator {
  locate(zip: string): Point | undefined;
}

export interface CollegesPorts {
  store: CollegeStore;
  /** The vocabulary of the seeds. */
  vocabulary: { words(): MajorWords };
  zips: ZipLocator;
  /** Lets the process answer requests before long work goes on. */
  pause: () => Promise<void>;
}
