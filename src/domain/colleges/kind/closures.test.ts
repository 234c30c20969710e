import { aCollege } from '../college.fixture.ts';
import { applyClosures, closureEffect, type Closure } from './closures.ts';
import { aClosure } from './closure.fixture.ts';

const listedIn = (year: number, overrides: Parameters<typeof aCollege>[0] = {}) =>
  aCollege({
    ipedsUnitId: 1,
    provenance: {
      name: { source: 'ipeds', table: 'HD', variable: 'INSTNM', year, period: `${year}`, release: 'final', importedAt: null, runId: 1 },
      size: { source: 'ipeds', table: 'DRVEF', variable: 'EFUG', year: 2030, period: '2030', release: 'final', importedAt: null, runId: 1 },
    },
    ...overrides,
  });

it.each<[string, Partial<Closure>, ReturnType<typeof aCollege> | undefined, string]>([
  ['the directory of that year', { closed: '2024-10-31' }, listedIn(2024), 'applied'],
  ['an older directory', { closed: '2025' }, listedIn(2023), 'applied'],
  ['a later directory', { closed: '2024-10-31' }, listedIn(2025), 'reopened'],
  ['no directory', {}, aCollege(), 'applied'],
  ['a directory that left the college out', {}, listedIn(2024, { operatingStatus: 'unlisted' }), 'applied'],
  ['a later directory that knows of the closure', { closed: '2024' }, listedIn(2025, { operatingStatus: 'closed' }), 'confirmed'],
  ['a directory with the merger', {}, listedIn(2024, { operatingStatus: 'merged' }), 'confirmed'],
  ['a catalog without the college', {}, undefined, 'unknown'],
])('a closure beside %s', (_name, closure, college, effect) => {
  expect(closureEffect(aClosure(closure), college)).toBe(effect);
});

it('closes colleges, names their successors, and leaves the others as they are', () => {
  const [open, merging, reopened] = [
    aCollege({ id: 1, ipedsUnitId: 1 }),
    aCollege({ id: 2, ipedsUnitId: 2 }),
    listedIn(2030, { ipedsUnitId: 3 }),
  ];
  const closures = [aClosure({ unitId: 2, kind: 'merged', successorUnitId: 1 }), aClosure({ unitId: 3 }), aClosure({ unitId: 99 })];
  const { colleges, effects } = applyClosures([open, merging, reopened], closures);
  expect(colleges).toEqual([open, { ...merging, operatingStatus: 'merged', successorUnitId: 1 }, reopened]);
  expect(effects.map(({ closure, effect }) => [closure.unitId, effect])).toEqual([
    [2, 'applied'],
    [3, 'reopened'],
    [99, 'unknown'],
  ]);
});
