import { isSame, NAMES_IMAGE, type Link } from '../imports/run-images.ts';

/** An image while it is rewritten. */
export type Draft = Map<string, readonly unknown[]>;

/** A later run's notes while they are rewritten. */
export interface DraftLink {
  runId: number;
  source: string;
  before: Draft | null;
  after: Draft;
}

/** A college as it stands, as far as taking a run back has to look at it. */
export interface Current {
  /** The receipt of each field. */
  receipts: Readonly<Record<string, number>>;
  status: readonly [operatingStatus: string, successorUnitId: number | null];
  formerNames: readonly string[];
  /** Somebody keeps it, or staff has edited it. */
  isWanted: boolean;
}

/** Everything that taking a run out of one college looks at and writes to. */
export interface Work {
  run: Link;
  /** The runs that stand, oldest first. */
  later: readonly DraftLink[];
  current: Current;
  /** What the college gets. */
  restored: Draft;
}

export const draftOf = ({ runId, source, before, after }: Link): DraftLink => ({
  runId,
  source,
  before: before && new Map(Object.entries(before)),
  after: new Map(Object.entries(after)),
});

export const linkOf = ({ runId, source, before, after }: DraftLink): Link => ({
  runId,
  source,
  before: before && Object.fromEntries(before),
  after: Object.fromEntries(after),
});

/** Gives a run another "before". Where it leaves what it finds now, it has nothing to note. */
export function handOver({ before, after }: DraftLink, key: string, value: readonly unknown[]): void {
  if (isSame(value, after.get(key))) {
    before?.delete(key);
    after.delete(key);
  } else before?.set(key, value);
}

/** The names a college used to carry, once it is called `name`; the same rule as the merge's. */
export function formerNamesAfter(formerNames: readonly string[], before: string, name: string): readonly string[] {
  if (before.toLowerCase() === name.toLowerCase()) return formerNames;
  return [...formerNames.filter((former) => former !== name && former !== before), before];
}

/** Former names follow from the names, so they are made again from the names that remain: reads `name` once the run is out of it. */
export function replayFormerNames({ run, later, current, restored }: Work): void {
  if (!('name' in run.after)) return;
  const befores = [run.before?.[NAMES_IMAGE], ...later.map(({ before }) => before?.get(NAMES_IMAGE))];
  const afters = [run.after[NAMES_IMAGE], ...later.map(({ after }) => after.get(NAMES_IMAGE))];
  const last = afters.findLast((names) => names !== undefined)?.[0];
  // Somebody has written others since.
  if (last !== undefined && !isSame(last, current.formerNames)) return;
  const first = befores.find((names) => names !== undefined)?.[0] ?? current.formerNames;
  replayFrom(first as readonly string[], later, current, restored);
}

/** The same, for a college that has these former names before the first of the runs. */
export function replayFrom(first: readonly string[], later: readonly DraftLink[], current: Current, restored: Draft): void {
  let names = first;
  for (const { before, after } of later) {
    if (!before || !after.has('name')) continue;
    const following = formerNamesAfter(names, nameIn(before), nameIn(after));
    after.set(NAMES_IMAGE, [following]);
    handOver({ runId: 0, source: '', before, after }, NAMES_IMAGE, [names]);
    names = following;
  }
  if (!isSame(names, current.formerNames)) restored.set(NAMES_IMAGE, [names]);
}

const nameIn = (image: Draft): string => String(image.get('name')?.[0]);

export const receiptIn = (value: readonly unknown[] | undefined): number | null => (value?.[1] as number | null | undefined) ?? null;

export const valueWith = (value: readonly unknown[] | undefined, receipt: number): readonly unknown[] => [
  value?.[0] ?? null,
  receipt,
  value?.[2] ?? null,
];
