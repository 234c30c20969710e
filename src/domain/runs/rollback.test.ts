import fc from 'fast-check';
import { formerNamesAfter } from '../imports/merge/former-names.ts';
import type { CurrentCollege } from './rollback-images.ts';
import { isRolledBack, rollBackCollege, type LeavingRun } from './rollback.ts';
import type { CollegeImage, RunChange, StoredValue } from '../imports/college-image.ts';

/** A college after some runs, by the merge rules for values and names. */
interface State {
  fields: Record<string, StoredValue>;
  formerNames: readonly string[];
  lastDataSync: string | null;
}

interface Play {
  runId: number;
  values: Record<string, string>;
}

const START: State = { fields: { name: ['Ash', 1, null] }, formerNames: [], lastDataSync: null };

/** Applies a run and records its changes. */
function played(state: State, { runId, values }: Play): { state: State; link: RunChange } {
  const before: Record<string, readonly unknown[]> = { '@sync': [state.lastDataSync] };
  const after: Record<string, readonly unknown[]> = {};
  const fields = { ...state.fields };
  for (const [field, value] of Object.entries(values)) {
    before[field] = fields[field] ?? [null, null, null];
    after[field] = fields[field] = [value, runId, null];
  }
  const formerNames =
    'name' in values ? formerNamesAfter(state.formerNames, String(state.fields['name']?.[0]), values['name'] ?? '') : state.formerNames;
  if (formerNames !== state.formerNames) {
    before['@formerNames'] = [state.formerNames];
    after['@formerNames'] = [formerNames];
  }
  return { state: { fields, formerNames, lastDataSync: `run ${runId}` }, link: { runId, before, after } };
}

function playedAll(plays: readonly Play[]): { state: State; links: RunChange[] } {
  let state = START;
  const links: RunChange[] = [];
  for (const play of plays) {
    const step = played(state, play);
    state = step.state;
    links.push(step.link);
  }
  return { state, links };
}

const currentOf = ({ fields, formerNames }: State): CurrentCollege => ({
  provenance: Object.fromEntries(
    Object.entries(fields).flatMap(([field, [, provenanceId]]) => (provenanceId === null ? [] : [[field, provenanceId]])),
  ),
  status: ['open', null],
  formerNames,
  slugs: ['ash', []],
  isWanted: false,
});

const NOTHING_LEAVES: LeavingRun = { own: new Set(), equivalentOf: () => undefined };

/** Rolls back one run. Returns the new college and the remaining recorded changes. */
function without(place: number, { state, links }: { state: State; links: RunChange[] }): { state: State; links: RunChange[] } {
  const run = links[place] as RunChange;
  const taken = rollBackCollege(run, links.slice(place + 1), currentOf(state), NOTHING_LEAVES);
  const { '@formerNames': names, ...restored } = taken.restored;
  const fields = Object.fromEntries(
    Object.entries({ ...state.fields, ...restored }).filter(([, [, provenanceId]]) => provenanceId !== null),
  ) as State['fields'];
  return {
    state: {
      fields,
      formerNames: names ? (names[0] as string[]) : state.formerNames,
      lastDataSync: taken.lastDataSync === undefined ? state.lastDataSync : taken.lastDataSync,
    },
    links: links.filter((link) => link !== run).map((link) => taken.relinked.find(({ runId }) => runId === link.runId) ?? link),
  };
}

const runs: fc.Arbitrary<Play[]> = fc
  .array(
    fc.record({
      values: fc.dictionary(fc.constantFrom('name', 'size', 'website'), fc.constantFrom('Ash', 'Beech', 'BEECH', 'Cedar'), { minKeys: 1 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((plays) => plays.map((play, index) => ({ ...play, runId: index + 2 })));

const sortedLinks = (links: readonly RunChange[]): unknown[] =>
  links.map(({ before, after, ...rest }) => ({ ...rest, before: { ...before }, after: { ...after } }));

describe('the rollback of a college', () => {
  it('gives the same result as the other runs alone, for a run at any position', () => {
    fc.assert(
      fc.property(runs, fc.nat(), (plays, any) => {
        const place = any % plays.length;
        const found = without(place, playedAll(plays));
        const expected = playedAll(plays.filter((_, index) => index !== place));
        expect(found.state).toEqual(expected.state);
        expect(sortedLinks(found.links)).toEqual(sortedLinks(expected.links));
      }),
    );
  });

  it('restores the first state after the rollback of all runs, in any order', () => {
    fc.assert(
      fc.property(runs, fc.infiniteStream(fc.nat()), (plays, order) => {
        let left = playedAll(plays);
        while (left.links.length > 0) left = without((order.next().value ?? 0) % left.links.length, left);
        expect(left.state).toEqual(START);
      }),
    );
  });

  const image = (value: string, provenanceId: number): CollegeImage => ({ size: [value, provenanceId, null], '@sync': [null] });
  const link = (runId: number, before: CollegeImage | null, after: CollegeImage): RunChange => ({ runId, before, after });
  const holding = (provenanceId: number): CurrentCollege => ({
    provenance: { size: provenanceId },
    status: ['open', null],
    formerNames: [],
    slugs: ['ash', []],
    isWanted: false,
  });

  it('keeps a later value from staff, and the record of a run that replaced it', () => {
    const run = link(2, image('1', 1), image('2', 2));
    expect(rollBackCollege(run, [], holding(9), NOTHING_LEAVES).restored).toEqual({});
    const later = link(3, image('7', 9), image('3', 3));
    expect(rollBackCollege(run, [later], holding(3), NOTHING_LEAVES)).toMatchObject({ restored: {}, relinked: [] });
  });

  it('removes a college, unless a favorite, an edit or a later run needs it', () => {
    const run = link(2, null, {});
    expect(rollBackCollege(run, [], holding(2), NOTHING_LEAVES)).toMatchObject({ isRemoved: true });
    expect(rollBackCollege(run, [], { ...holding(2), isWanted: true }, NOTHING_LEAVES)).toMatchObject({
      isRemoved: false,
      lastDataSync: null,
    });
    const taken = rollBackCollege(run, [link(3, image('2', 2), image('3', 3))], holding(3), NOTHING_LEAVES);
    expect(taken).toMatchObject({ isRemoved: false, relinked: [{ runId: 3, before: null, after: {} }] });
  });
});

describe('isRolledBack', () => {
  it('requires a run that succeeded and recorded its changes', () => {
    const run = { id: 4, status: 'succeeded', hasImages: true };
    expect(isRolledBack(run)).toBe(false);
    expect(isRolledBack({ ...run, status: 'rolled_back' })).toBe(true);
    expect(() => isRolledBack({ ...run, status: 'failed' })).toThrow(/Run 4 has changed nothing \(failed\)/);
    expect(() => isRolledBack({ ...run, hasImages: false })).toThrow(/seed catalog/);
  });
});
