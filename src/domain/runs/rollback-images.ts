import { slugsAfterMove, type Slugs } from '../colleges/slug.ts';
import { isSame, NAMES_IMAGE, SLUGS_IMAGE, type RunChange } from '../imports/college-image.ts';
import { formerNamesAfter, formerNamesWith } from '../imports/merge/former-names.ts';

export type ImageDraft = Map<string, readonly unknown[]>;

/** A run's change of a college, while a rollback rewrites it. */
export interface RunChangeDraft {
  runId: number;
  before: ImageDraft | null;
  after: ImageDraft;
}

/** The current state of a college, as far as a rollback reads it. */
export interface CurrentCollege {
  /** Provenance id by field. */
  provenance: Readonly<Record<string, number>>;
  status: readonly [operatingStatus: string, successorUnitId: number | null];
  formerNames: readonly string[];
  slugs: Slugs;
  /** It is a favorite, or staff edited it. */
  isWanted: boolean;
}

/** What a rollback of one college reads and writes. */
export interface CollegeRollback {
  run: RunChange;
  /** Later runs in effect, oldest first. */
  later: readonly RunChangeDraft[];
  current: CurrentCollege;
  restored: ImageDraft;
}

export const draftOf = ({ runId, before, after }: RunChange): RunChangeDraft => ({
  runId,
  before: before && new Map(Object.entries(before)),
  after: new Map(Object.entries(after)),
});

export const changeOf = ({ runId, before, after }: RunChangeDraft): RunChange => ({
  runId,
  before: before && Object.fromEntries(before),
  after: Object.fromEntries(after),
});

/** Sets the "before" of a change. Drops the field if it is then the same before and after. */
export function setBefore({ before, after }: RunChangeDraft, key: string, value: readonly unknown[]): void {
  if (isSame(value, after.get(key))) {
    before?.delete(key);
    after.delete(key);
  } else before?.set(key, value);
}

/** Recomputes former names from the names that remain. Call it after the rollback of `name`. */
export function replayFormerNames({ run, later, current, restored }: CollegeRollback): void {
  if (!('name' in run.after) && !(NAMES_IMAGE in run.after)) return;
  const befores = [run.before?.[NAMES_IMAGE], ...later.map(({ before }) => before?.get(NAMES_IMAGE))];
  const afters = [run.after[NAMES_IMAGE], ...later.map(({ after }) => after.get(NAMES_IMAGE))];
  const last = afters.findLast((names) => names !== undefined)?.[0];
  // They were edited after the last run.
  if (last !== undefined && !isSame(last, current.formerNames)) return;
  const first = befores.find((names) => names !== undefined)?.[0] ?? current.formerNames;
  replayFrom(first as readonly string[], later, current, restored);
}

/** Recomputes former names. `first` are those before the first of the later runs. */
export function replayFrom(
  first: readonly string[],
  later: readonly RunChangeDraft[],
  current: CurrentCollege,
  restored: ImageDraft,
): void {
  let names = first;
  for (const { before, after } of later) {
    if (!before || !(after.has('name') || after.has(NAMES_IMAGE))) continue;
    const following = after.has('name')
      ? formerNamesAfter(names, nameIn(before), nameIn(after))
      : formerNamesWith(names, addedIn(before, after), '');
    after.set(NAMES_IMAGE, [following]);
    setBefore({ runId: 0, before, after }, NAMES_IMAGE, [names]);
    names = following;
  }
  if (!isSame(names, current.formerNames)) restored.set(NAMES_IMAGE, [names]);
}

/**
 * Recomputes the addresses from the moves that remain, after the names. The first of `chain` is the change that leaves or, for an
 * addition, the one that adds the college from now on; the others follow it.
 */
export function replaySlugs(
  chain: readonly [RunChangeDraft, ...RunChangeDraft[]],
  { current, restored }: Pick<CollegeRollback, 'current' | 'restored'>,
  isAddition: boolean,
): void {
  const [left, ...links] = chain;
  const last = slugsIn(chain.findLast(({ after }) => slugsIn(after))?.after);
  const first = slugsIn(chain.find(({ before }) => slugsIn(before))?.before);
  // It did not move, or it moved after the last run.
  if (!last || !first || !isSame(last, current.slugs)) return;
  const [had] = slugsIn(left.after) ?? first;
  const slugs = isAddition ? replayMoves([had, []], had, links, true) : replayMoves(first, had, links, false);
  if (!isSame(slugs, current.slugs)) restored.set(SLUGS_IMAGE, slugs);
}

/** `had` is the slug before the links as recorded. Once a link names the college, names and slugs are the recorded ones again. */
function replayMoves(first: Slugs, had: string, links: readonly RunChangeDraft[], isNamed: boolean): Slugs {
  let slugs = first;
  for (const { before, after } of links) {
    [had] = slugsIn(after) ?? [had];
    isNamed ||= after.has('name');
    if (!before) continue;
    const following = isNamed ? slugsAfterMove(slugs, had) : slugs;
    after.set(SLUGS_IMAGE, following);
    setBefore({ runId: 0, before, after }, SLUGS_IMAGE, slugs);
    slugs = following;
  }
  return slugs;
}

const slugsIn = (image: ImageDraft | null | undefined): Slugs | undefined => image?.get(SLUGS_IMAGE) as Slugs | undefined;

/** The names that a directory of a former year added. */
function addedIn(before: ImageDraft, after: ImageDraft): readonly string[] {
  const [had, has] = [namesIn(before), namesIn(after)];
  return has.filter((name) => !had.includes(name));
}

const namesIn = (image: ImageDraft): readonly string[] => (image.get(NAMES_IMAGE)?.[0] ?? []) as readonly string[];

const nameIn = (image: ImageDraft): string => String(image.get('name')?.[0]);

export const provenanceIn = (value: readonly unknown[] | undefined): number | null => (value?.[1] as number | null | undefined) ?? null;

export const valueWith = (value: readonly unknown[] | undefined, provenanceId: number): readonly unknown[] => [
  value?.[0] ?? null,
  provenanceId,
  value?.[2] ?? null,
];
