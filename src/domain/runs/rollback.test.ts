import fc from 'fast-check';
import { formerNamesAfter, type Current } from './rollback-images.ts';
import { isTakenBack, takeOut, type Leaving } from './rollback.ts';
import type { Image, Link, StoredValue } from '../imports/run-images.ts';

/** A college that runs write to, played through with the rules of the merge for values and names. */
interface State {
  fields: Record<string, StoredValue>;
  formerNames: readonly string[];
  lastDataSync: string | null;
  flags: Record<string, unknown>;
}

interface Play {
  runId: number;
  source: string;
  values: Record<string, string>;
}

const START: State = { fields: { name: ['Ash', 1, null] }, formerNames: [], lastDataSync: null, flags: {} };

/** Applies a run and notes what it did. */
function played(state: State, { runId, source, values }: Play): { state: State; link: Link } {
  const before: Record<string, readonly unknown[]> = { '@sync': [state.lastDataSync, state.flags[source] ?? null] };
  const after: Record<string, readonly unknown[]> = { '@sync': [`run ${runId}`, { runId }] };
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
  const flags = { ...state.flags, [source]: { runId } };
  return { state: { fields, formerNames, lastDataSync: `run ${runId}`, flags }, link: { runId, source, before, after } };
}

function playedAll(plays: readonly Play[]): { state: State; links: Link[] } {
  let state = START;
  const links: Link[] = [];
  for (const play of plays) {
    const step = played(state, play);
    state = step.state;
    links.push(step.link);
  }
  return { state, links };
}

const currentOf = ({ fields, formerNames }: State): Current => ({
  receipts: Object.fromEntries(Object.entries(fields).flatMap(([field, [, receipt]]) => (receipt === null ? [] : [[field, receipt]]))),
  status: ['open', null],
  formerNames,
  isWanted: false,
});

const NOTHING_LEAVES: Leaving = { own: new Set(), twinOf: () => undefined };

/** Takes the run at a place out and returns the college and the notes as they are then. */
function without(place: number, { state, links }: { state: State; links: Link[] }): { state: State; links: Link[] } {
  const run = links[place] as Link;
  const taken = takeOut(run, links.slice(place + 1), currentOf(state), NOTHING_LEAVES);
  const { '@formerNames': names, ...restored } = taken.restored;
  const fields = Object.fromEntries(
    Object.entries({ ...state.fields, ...restored }).filter(([, [, receipt]]) => receipt !== null),
  ) as State['fields'];
  const others = Object.fromEntries(Object.entries(state.flags).filter(([source]) => source !== run.source));
  return {
    state: {
      fields,
      formerNames: names ? (names[0] as string[]) : state.formerNames,
      lastDataSync: taken.lastDataSync === undefined ? state.lastDataSync : taken.lastDataSync,
      flags: taken.flag === undefined ? state.flags : taken.flag === null ? others : { ...others, [run.source]: taken.flag },
    },
    links: links.filter((link) => link !== run).map((link) => taken.relinked.find(({ runId }) => runId === link.runId) ?? link),
  };
}

const runs: fc.Arbitrary<Play[]> = fc
  .array(
    fc.record({
      source: fc.constantFrom('ipeds', 'crime'),
      values: fc.dictionary(fc.constantFrom('name', 'size', 'website'), fc.constantFrom('Ash', 'Beech', 'BEECH', 'Cedar'), { minKeys: 1 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((plays) => plays.map((play, index) => ({ ...play, runId: index + 2 })));

const sortedLinks = (links: readonly Link[]): unknown[] =>
  links.map(({ before, after, ...rest }) => ({ ...rest, before: { ...before }, after: { ...after } }));

describe('taking a run out of a college', () => {
  it('leaves college and notes as if the run had never been, wherever it stands', () => {
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

  it('leads back to the start, in whatever order the runs are taken out', () => {
    fc.assert(
      fc.property(runs, fc.infiniteStream(fc.nat()), (plays, order) => {
        let left = playedAll(plays);
        while (left.links.length > 0) left = without((order.next().value ?? 0) % left.links.length, left);
        expect(left.state).toEqual(START);
      }),
    );
  });

  const image = (value: string, receipt: number): Image => ({ size: [value, receipt, null], '@sync': [null, null] });
  const link = (runId: number, before: Image | null, after: Image): Link => ({ runId, source: 'ipeds', before, after });
  const holding = (receipt: number): Current => ({ receipts: { size: receipt }, status: ['open', null], formerNames: [], isWanted: false });

  it('leaves what staff has set since, and what a run noted that found that', () => {
    const run = link(2, image('1', 1), image('2', 2));
    expect(takeOut(run, [], holding(9), NOTHING_LEAVES).restored).toEqual({});
    const later = link(3, image('7', 9), image('3', 3));
    expect(takeOut(run, [later], holding(3), NOTHING_LEAVES)).toMatchObject({ restored: {}, relinked: [] });
  });

  it('removes a college that only the run knows, and gives one that others know to the next run', () => {
    const run = link(2, null, {});
    expect(takeOut(run, [], holding(2), NOTHING_LEAVES)).toMatchObject({ isRemoved: true });
    expect(takeOut(run, [], { ...holding(2), isWanted: true }, NOTHING_LEAVES)).toMatchObject({
      isRemoved: false,
      flag: null,
      lastDataSync: null,
    });
    const taken = takeOut(run, [link(3, image('2', 2), image('3', 3))], holding(3), NOTHING_LEAVES);
    expect(taken).toMatchObject({ isRemoved: false, relinked: [{ runId: 3, before: null, after: {} }] });
  });
});

describe('a run that can be taken back', () => {
  it('has succeeded and kept notes', () => {
    const run = { id: 4, status: 'succeeded', hasImages: true };
    expect(isTakenBack(run)).toBe(false);
    expect(isTakenBack({ ...run, status: 'rolled_back' })).toBe(true);
    expect(() => isTakenBack({ ...run, status: 'failed' })).toThrow(/Run 4 has changed nothing \(failed\)/);
    expect(() => isTakenBack({ ...run, hasImages: false })).toThrow(/seed catalog/);
  });
});
