import { compare, type Answer, type Outcome } from './compare.ts';
import { FORMULAS } from './expected/index.ts';
import type { RawData } from './raw/raw-data.ts';

export interface Difference {
  college: number;
  field: string;
  what: string;
}

/** The answers of the site by UNITID. An undefined answer is a college that it does not have. */
export type Answers = ReadonlyMap<number, Answer | undefined>;

export type Counts = Record<Outcome, number>;

export interface Proof {
  colleges: number;
  counts: Counts;
  byField: ReadonlyMap<string, Counts>;
  /** Fields whose published files are not in the folder. */
  unchecked: readonly string[];
  differences: readonly Difference[];
}

/** Compares the answers with what the published files give. */
export function prove(raw: RawData, answers: Answers): Proof {
  const formulas = Object.entries(FORMULAS);
  const checked = formulas.filter(
    ([, { tables, labels = [] }]) => tables.every((table) => raw.has(table)) && labels.every((column) => raw.hasLabels(column)),
  );
  const counts = noCounts();
  const byField = new Map(checked.map(([field]) => [field, noCounts()]));
  const differences: Difference[] = [];
  for (const [college, answer] of answers) {
    if (!answer) {
      differences.push({ college, field: 'page', what: 'the site does not have this college' });
      continue;
    }
    for (const [field, { expect }] of checked) {
      const { outcome, what } = compare(field, expect(raw, college), answer);
      counts[outcome] += 1;
      (byField.get(field) ?? counts)[outcome] += 1;
      if (what !== undefined) differences.push({ college, field, what });
    }
  }
  const unchecked = formulas.filter(([field]) => !byField.has(field)).map(([field]) => field);
  return { colleges: answers.size, counts, byField, unchecked, differences };
}

/** Colleges that the site lists wrongly or not. A college can close after the directory: its page then says so. */
export function listingDifferences(expected: readonly number[], listed: ReadonlySet<number>, answers: Answers): Difference[] {
  const extra = [...listed].filter((college) => !expected.includes(college));
  const absent = expected.filter((college) => !listed.has(college) && answers.get(college)?.values['operatingStatus'] === 'open');
  return [
    ...extra.map((college) => ({ college, field: 'list', what: 'it is listed, but is no open college with undergraduates' })),
    ...absent.map((college) => ({ college, field: 'list', what: 'it is an open college with undergraduates, but is not listed' })),
  ];
}

const noCounts = (): Counts => ({ exact: 0, 'both missing': 0, differ: 0 });
