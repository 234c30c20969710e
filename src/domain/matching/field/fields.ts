import type { Provenance } from '../../colleges/sources.ts';
import { codesWithin } from '../../majors/cip-parts.ts';
import type { Majors } from '../../majors/majors.ts';
import type { FieldEarnings } from '../../programs/field-earnings.ts';
import type { ProgramIndex } from '../../programs/program-index.ts';
import { withPauses, type Steps } from '../../shared/steps.ts';
import { FIT_SCALES } from '../fit-method.ts';
import type { Field, FieldFacts } from './field.ts';

interface Ports {
  catalog: { programs(): ProgramIndex; listed(): readonly { id: number }[] };
  vocabulary: { words(): { majors: Pick<Majors, 'nameOf'> } };
  programs: {
    /** The source of the newest awards; null before an import. */
    newest(): Promise<Pick<Provenance, 'period'> | null>;
    earnings(): Promise<FieldEarnings>;
  };
  /** Lets the server answer requests before the count goes on. */
  pause: () => Promise<void>;
}

/** The chosen majors at all colleges, by CIP codes. */
export type Fields = (majors: readonly string[]) => Promise<Field>;

/** Choices that are kept of a data version. */
const KEPT = 50;

/** What is known of one data version. */
interface Counted {
  /** All awards by row. */
  all: Promise<ReadonlyMap<number, number>>;
  choices: Map<string, Promise<Field>>;
}

/** Counts a choice once per data version, with pauses. */
export function createFields({ catalog, vocabulary, programs, pause }: Ports): Fields {
  const known = new WeakMap<ProgramIndex, Counted>();

  const countedIn = (index: ProgramIndex): Counted => {
    const counted = known.get(index) ?? { all: withPauses(allInSteps(index), pause), choices: new Map<string, Promise<Field>>() };
    known.set(index, counted);
    return counted;
  };

  const count = async (index: ProgramIndex, { all }: Counted, majors: readonly string[]): Promise<Field> => {
    const ids = catalog.listed().map(({ id }) => id);
    const [newest, earnings, awards] = await Promise.all([programs.newest(), programs.earnings(), all]);
    const facts = await withPauses(factsInSteps({ index, ids, majors, earnings }, awards), pause);
    const { nameOf } = vocabulary.words().majors;
    return {
      names: majors.map((code) => nameOf(code) ?? code),
      year: newest?.period ?? null,
      most: [...facts.values()].reduce((most, { graduates }) => Math.max(most, graduates ?? 0), 0),
      factsOf: (collegeId) => facts.get(collegeId) ?? null,
    };
  };

  return (majors) => {
    const index = catalog.programs();
    const counted = countedIn(index);
    const { choices } = counted;
    const sorted = [...new Set(majors)].sort();
    const key = sorted.join();
    const before = choices.get(key);
    if (before) return before;
    const counting = count(index, counted, sorted);
    choices.set(key, counting);
    counting.catch(() => choices.delete(key));
    const [oldest] = choices.keys();
    if (choices.size > KEPT && oldest !== undefined) choices.delete(oldest);
    return counting;
  };
}

interface Choice {
  index: ProgramIndex;
  /** The colleges by row of the index. */
  ids: readonly number[];
  majors: readonly string[];
  earnings: FieldEarnings;
}

/** The awards of all programs by row, one family in each part. */
function* allInSteps(index: ProgramIndex): Steps<Map<number, number>> {
  const all = new Map<number, number>();
  for (const family of index.families) {
    for (const [row, awards] of index.awardsOf({ majors: [family] })) all.set(row, (all.get(row) ?? 0) + awards);
    yield;
  }
  return all;
}

/** The facts of the colleges with programs, by their ids. `all`: the awards of all their programs. */
function* factsInSteps(choice: Choice, all: ReadonlyMap<number, number>): Steps<Map<number, FieldFacts>> {
  const { index, ids, majors } = choice;
  const chosen = index.awardsOf({ majors });
  yield;
  const ratios = yield* ratiosInSteps(choice);
  return new Map(
    [...all].map(([row, awards]) => {
      const graduates = chosen.get(row) ?? null;
      const share = graduates === null || awards === 0 ? 0 : graduates / awards;
      return [ids[row] as number, { graduates, share, earnings: graduates === null ? null : ratioOf(ratios.get(row), graduates) }];
    }),
  );
}

/** Of the graduates in majors with a figure: how many, and the sum of the logarithms of what they earn against the medians. */
interface RatioSum {
  graduates: number;
  logs: number;
}

function* ratiosInSteps({ index, ids, majors, earnings }: Choice): Steps<Map<number, RatioSum>> {
  const sums = new Map<number, RatioSum>();
  for (const major of earnings.majors) {
    const codes = codesWithin(majors, major);
    if (codes.length === 0) continue;
    const ratios = earnings.ratiosOf(major);
    for (const [row, graduates] of index.awardsOf({ majors: codes })) {
      const ratio = ratios.get(ids[row] as number);
      if (ratio === undefined) continue;
      const sum = sums.get(row) ?? { graduates: 0, logs: 0 };
      sums.set(row, { graduates: sum.graduates + graduates, logs: sum.logs + graduates * Math.log(ratio) });
    }
    yield;
  }
  return sums;
}

/** The geometric mean by graduates; null if the figures are of too few of them. */
function ratioOf(sum: RatioSum | undefined, graduates: number): number | null {
  if (sum === undefined || sum.graduates === 0) return null;
  return sum.graduates / graduates < FIT_SCALES.field.earnings.leastShare ? null : Math.exp(sum.logs / sum.graduates);
}
