import { DomainError } from '../shared/domain-error.ts';
import {
  draftOf,
  handOver,
  linkOf,
  receiptIn,
  replayFormerNames,
  replayFrom,
  valueWith,
  type Current,
  type DraftLink,
  type Work,
} from './rollback-images.ts';
import { fieldsOf, isSame, STATUS_IMAGE, storedValueOf, SYNC_IMAGE, type Image, type Link } from '../imports/run-images.ts';

/** The run that goes. */
export interface Leaving {
  /** Receipts that go with it. */
  own: ReadonlySet<number>;
  /** The receipt of another run that says the same as one of these. */
  twinOf: (receipt: number, runId: number) => number | undefined;
}

/** What becomes of one college. */
export interface TakenOut {
  /** Nobody but the run knew it. */
  isRemoved: boolean;
  /** The values it gets, by field, and `@status` and `@formerNames` where they change. */
  restored: Image;
  /** Left out: it keeps the time of a later run. */
  lastDataSync?: string | null;
  /** Left out: it keeps the flag of a later run of the same source. Null: no run of the source is left. */
  flag?: unknown;
  /** Later runs whose notes read otherwise now. */
  relinked: Link[];
}

/**
 * The changes of a college are a linked list: each run notes what it found and what it left. Taking a run out gives the next run's
 * "before" this run's "before"; where no run follows, the college gets it. What staff has set in between stays. `later`: the runs that
 * stand, oldest first.
 */
export function takeOut(run: Link, later: readonly Link[], current: Current, leaving: Leaving): TakenOut {
  if (run.before === null && later.length === 0 && !current.isWanted) return { isRemoved: true, restored: {}, relinked: [] };
  const work: Work = { run, later: later.map(draftOf), current, restored: new Map() };
  if (run.before === null) inheritAddition(work, leaving);
  else {
    for (const field of fieldsOf(run.after)) takeOutField(field, work, leaving);
    takeOutStatus(work);
    replayFormerNames(work);
  }
  const sync = takeOutSync(work);
  const rewritten = work.later.map(linkOf);
  const relinked = rewritten.filter((link, index) => !isSame([link.before, link.after], [later[index]?.before, later[index]?.after]));
  return { isRemoved: false, restored: Object.fromEntries(work.restored), ...sync, relinked };
}

/** Throws where a run cannot be taken back; true where it is already. */
export function isTakenBack(run: { id: number; status: string; hasImages: boolean }): boolean {
  if (run.status === 'rolled_back') return true;
  const refusal = (code: string, why: string) => new DomainError('refused', code, `Run ${run.id} ${why}. Nothing was changed.`);
  if (run.status !== 'succeeded')
    throw refusal('run.not-succeeded', `has changed nothing (${run.status}), so there is nothing to take back`);
  if (!run.hasImages) throw refusal('run.no-images', 'kept no notes of what was there before it: it came with the seed catalog');
  return false;
}

function takeOutField(field: string, { run, later, current, restored }: Work, leaving: Leaving): void {
  const before = storedValueOf(run.before, field);
  const receipt = receiptIn(run.after[field]);
  const isCurrent = (current.receipts[field] ?? null) === receipt;
  const chain = later.filter(({ after }) => after.has(field));
  const [next] = chain;
  if (!next) {
    if (isCurrent) restored.set(field, before);
    return;
  }
  const isLinked = receiptIn(next.before?.get(field)) === receipt;
  const last = replaceReceipt(chain, field, twinIn(next, field, leaving));
  if (last && isCurrent) restored.set(field, last);
  if (isLinked) handOver(next, field, before);
}

/** A run that found the value there left the receipt as it was. Once the first receipt is gone, its own says the same. */
function twinIn({ runId, after }: DraftLink, field: string, { own, twinOf }: Leaving): { from: number; to: number } | undefined {
  const from = receiptIn(after.get(field));
  const to = from !== null && own.has(from) ? twinOf(from, runId) : undefined;
  return from !== null && to !== undefined ? { from, to } : undefined;
}

/** Writes the other receipt into every note on the field; returns what the last run left. */
function replaceReceipt(chain: readonly DraftLink[], field: string, twin: { from: number; to: number } | undefined) {
  if (!twin) return undefined;
  const images = chain.flatMap(({ before, after }) => [before, after]);
  for (const image of images) if (receiptIn(image?.get(field)) === twin.from) image?.set(field, valueWith(image.get(field), twin.to));
  return chain.at(-1)?.after.get(field);
}

/** A college that the leaving run has added belongs, from now on, to the next run that has something to say about it. */
function inheritAddition(work: Work, leaving: Leaving): void {
  const { later, current, restored } = work;
  const [heir, ...others] = later;
  for (const link of later)
    for (const field of [...link.after.keys()]) if (!field.startsWith('@')) forgetAddition(field, link, work, leaving);
  if (heir) Object.assign(heir, { before: null, after: new Map() });
  replayFrom([], others, current, restored);
  const isListedElsewhere = !leaving.own.has(current.receipts['name'] ?? 0);
  if (!isListedElsewhere && current.status[0] === 'open') restored.set(STATUS_IMAGE, ['unlisted', null]);
}

function forgetAddition(field: string, link: DraftLink, { current, restored }: Work, leaving: Leaving): void {
  const twin = twinIn(link, field, leaving);
  const last = replaceReceipt([link], field, twin);
  if (last && current.receipts[field] === twin?.from) restored.set(field, last);
  if (leaving.own.has(receiptIn(link.before?.get(field)) ?? 0)) link.before?.set(field, [null, null, null]);
}

function takeOutStatus({ run, later, current, restored }: Work): void {
  const before = run.before?.[STATUS_IMAGE];
  if (!before) return;
  const next = later.find(({ after }) => after.has(STATUS_IMAGE));
  if (next) handOver(next, STATUS_IMAGE, before);
  else if (isSame(current.status, run.after[STATUS_IMAGE])) restored.set(STATUS_IMAGE, before);
}

/** The time is passed on from run to run; the flag from run to run of the same source. */
function takeOutSync({ run, later }: Work): Pick<TakenOut, 'lastDataSync' | 'flag'> {
  const [time, flag] = syncOf(run.before?.[SYNC_IMAGE]);
  const [next] = later;
  const nextOfSource = later.find(({ source }) => source === run.source);
  if (next) next.before?.set(SYNC_IMAGE, [time, syncOf(next.before.get(SYNC_IMAGE))[1]]);
  if (nextOfSource) nextOfSource.before?.set(SYNC_IMAGE, [syncOf(nextOfSource.before.get(SYNC_IMAGE))[0], flag]);
  return { ...(!next && { lastDataSync: time }), ...(!nextOfSource && { flag }) };
}

const syncOf = (value: readonly unknown[] = [null, null]) => value as readonly [lastDataSync: string | null, flag: unknown];
