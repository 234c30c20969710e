import { DomainError } from '../shared/domain-error.ts';
import {
  draftOf,
  setBefore,
  changeOf,
  provenanceIn,
  replayFormerNames,
  replayFrom,
  replaySlugs,
  valueWith,
  type CurrentCollege,
  type RunChangeDraft,
  type CollegeRollback,
} from './rollback-images.ts';
import {
  fieldsOf,
  isSame,
  SLUGS_IMAGE,
  STATUS_IMAGE,
  storedValueOf,
  IMPORT_IMAGE,
  type CollegeImage,
  type RunChange,
} from '../imports/college-image.ts';

/** The run that is rolled back. */
export interface LeavingRun {
  /** Provenance ids of the run. */
  own: ReadonlySet<number>;
  /** The provenance of another run that differs in the run only. */
  equivalentOf: (provenanceId: number, runId: number) => number | undefined;
}

export interface RolledBackCollege {
  /** Only this run supplied it. */
  isRemoved: boolean;
  /** New values by field, and `@status`, `@formerNames` and `@slugs` if they change. */
  restored: CollegeImage;
  /** Undefined: unchanged, because a later run set it. */
  lastDataSync?: string | null;
  /** Changes of later runs that are rewritten. */
  relinked: RunChange[];
}

/**
 * The changes of a college are a linked list: each run stores the values before and after it. A rollback gives this run's "before"
 * to the next run, or to the college if no run follows. Values that staff set in between stay. `later` holds the runs in effect, oldest
 * first.
 */
export function rollBackCollege(
  run: RunChange,
  later: readonly RunChange[],
  current: CurrentCollege,
  leaving: LeavingRun,
): RolledBackCollege {
  if (run.before === null && later.length === 0 && !current.isWanted) return { isRemoved: true, restored: {}, relinked: [] };
  const work: CollegeRollback = { run, later: later.map(draftOf), current, restored: new Map() };
  if (run.before === null) inheritAddition(work, leaving);
  else {
    for (const field of fieldsOf(run.after)) rollBackField(field, work, leaving);
    rollBackStatus(work);
    replayFormerNames(work);
    if ('name' in run.after || SLUGS_IMAGE in run.after) replaySlugs([draftOf(run), ...work.later], work, false);
  }
  const lastDataSync = rollBackImportTime(work);
  const rewritten = work.later.map(changeOf);
  const relinked = rewritten.filter((link, index) => !isSame([link.before, link.after], [later[index]?.before, later[index]?.after]));
  return { isRemoved: false, restored: Object.fromEntries(work.restored), ...lastDataSync, relinked };
}

/** True if the run is rolled back already. Throws `refused` if it cannot be. */
export function isRolledBack(run: { id: number; status: string; hasImages: boolean }): boolean {
  if (run.status === 'rolled_back') return true;
  const refusal = (code: string, why: string) => new DomainError('refused', code, `Run ${run.id} ${why}. Nothing was changed.`);
  if (run.status !== 'succeeded') throw refusal('run.not-succeeded', `has changed nothing (${run.status}), so it cannot be rolled back`);
  if (!run.hasImages) throw refusal('run.no-images', 'came with the seed catalog, without the values before it');
  return false;
}

function rollBackField(field: string, { run, later, current, restored }: CollegeRollback, leaving: LeavingRun): void {
  const before = storedValueOf(run.before, field);
  const provenanceId = provenanceIn(run.after[field]);
  const isCurrent = (current.provenance[field] ?? null) === provenanceId;
  const chain = later.filter(({ after }) => after.has(field));
  const [next] = chain;
  if (!next) {
    if (isCurrent) restored.set(field, before);
    return;
  }
  const isLinked = provenanceIn(next.before?.get(field)) === provenanceId;
  const last = replaceProvenance(chain, field, equivalentIn(next, field, leaving));
  if (last && isCurrent) restored.set(field, last);
  if (isLinked) setBefore(next, field, before);
}

/** A later run that found the same value kept the provenance. After the rollback, that run's own provenance replaces it. */
function equivalentIn(
  { runId, after }: RunChangeDraft,
  field: string,
  { own, equivalentOf }: LeavingRun,
): { from: number; to: number } | undefined {
  const from = provenanceIn(after.get(field));
  const to = from !== null && own.has(from) ? equivalentOf(from, runId) : undefined;
  return from !== null && to !== undefined ? { from, to } : undefined;
}

/** Replaces the provenance in every change of the field. Returns the last value. */
function replaceProvenance(chain: readonly RunChangeDraft[], field: string, equivalent: { from: number; to: number } | undefined) {
  if (!equivalent) return undefined;
  const images = chain.flatMap(({ before, after }) => [before, after]);
  for (const image of images)
    if (provenanceIn(image?.get(field)) === equivalent.from) image?.set(field, valueWith(image.get(field), equivalent.to));
  return chain.at(-1)?.after.get(field);
}

/** The next run with a change becomes the one that added the college. */
function inheritAddition(work: CollegeRollback, leaving: LeavingRun): void {
  const { later, current, restored } = work;
  const [heir, ...others] = later;
  for (const link of later)
    for (const field of [...link.after.keys()]) if (!field.startsWith('@')) forgetAddition(field, link, work, leaving);
  if (heir) {
    replaySlugs([heir, ...others], work, true);
    Object.assign(heir, { before: null, after: new Map() });
  }
  replayFrom([], others, current, restored);
  const isListedElsewhere = !leaving.own.has(current.provenance['name'] ?? 0);
  if (!isListedElsewhere && current.status[0] === 'open') restored.set(STATUS_IMAGE, ['unlisted', null]);
}

function forgetAddition(field: string, link: RunChangeDraft, { current, restored }: CollegeRollback, leaving: LeavingRun): void {
  const equivalent = equivalentIn(link, field, leaving);
  const last = replaceProvenance([link], field, equivalent);
  if (last && current.provenance[field] === equivalent?.from) restored.set(field, last);
  if (leaving.own.has(provenanceIn(link.before?.get(field)) ?? 0)) link.before?.set(field, [null, null, null]);
}

function rollBackStatus({ run, later, current, restored }: CollegeRollback): void {
  const before = run.before?.[STATUS_IMAGE];
  if (!before) return;
  const next = later.find(({ after }) => after.has(STATUS_IMAGE));
  if (next) setBefore(next, STATUS_IMAGE, before);
  else if (isSame(current.status, run.after[STATUS_IMAGE])) restored.set(STATUS_IMAGE, before);
}

/** The time passes to the next run. */
function rollBackImportTime({ run, later: [next] }: CollegeRollback): Pick<RolledBackCollege, 'lastDataSync'> {
  const [time = null] = (run.before?.[IMPORT_IMAGE] ?? []) as readonly (string | null)[];
  if (!next) return { lastDataSync: time };
  next.before?.set(IMPORT_IMAGE, [time]);
  return {};
}
