import fc from 'fast-check';
import type { DatabaseFacts, MachineFacts, ReachedDatabase, SourceAge, WarehouseFacts } from './installation-facts.ts';
import {
  configurationFindings,
  databaseFindings,
  isAtLeast,
  machineFindings,
  settingsFindings,
  warehouseFindings,
  type Finding,
} from './findings.ts';

const MACHINE: MachineFacts = {
  nodeVersion: '22.1.0',
  leastNodeVersion: '20.19.0',
  isBuilt: true,
  folder: { path: '/srv/alma', state: 'writable' },
  freeBytes: 50e9,
};
const REACHED: ReachedDatabase = { state: 'reached', version: '18.4', pending: [], unknown: [], catalog: null };
const IPEDS: SourceAge = {
  source: 'ipeds',
  state: 'current',
  year: 2024,
  runId: 12,
  ageDays: 1,
  action: { kind: 'download', source: 'ipeds', year: 2025, refresh: false },
};
const CATALOG = { dataVersion: 7, colleges: 3840, writer: null, sources: [IPEDS] };

const states = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ state }) => state !== 'ok')
    .map(({ what, state, isConfiguration }) => `${what}: ${state}${isConfiguration ? ' of configuration' : ''}`);
const database = (facts: DatabaseFacts, kind: 'external' | 'embedded' = 'external') => states(databaseFindings(kind, facts));

it('compares versions by number', () => {
  expect(isAtLeast('20.9.0', '20.19.0')).toBe(false);
  expect(isAtLeast('20.19.0', '20.19.0')).toBe(true);
  const version = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30));
  fc.assert(
    fc.property(version, version, (a, b) => {
      const order = a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
      expect(isAtLeast(a.join('.'), b.join('.'))).toBe(order >= 0);
    }),
  );
});

it.each<[string, Partial<MachineFacts>, string[]]>([
  ['all is well', {}, []],
  ['an old Node.js', { nodeVersion: '18.20.0' }, ['node: fault']],
  ['no built site', { isBuilt: false }, ['site: warning']],
  ['a missing data folder', { folder: { path: '/srv/alma', state: 'absent' } }, []],
  ['a read-only data folder', { folder: { path: '/srv/alma', state: 'closed' } }, ['data folder: fault of configuration']],
  ['little disk space', { freeBytes: 1e9 }, ['disk: warning']],
  ['no disk space', { freeBytes: 1e8 }, ['disk: fault']],
  ['unknown disk space', { freeBytes: null }, ['disk: warning']],
])('the machine: %s', (_what, facts, expected) => {
  expect(states(machineFindings({ ...MACHINE, ...facts }))).toEqual(expected);
});

it('warns about unsent email in production, and about a missing shared secret', () => {
  const settings = { mode: 'production', database: 'external', mail: 'outbox', hasSecret: false, missingOperator: [] } as const;
  expect(states(settingsFindings(settings))).toEqual(['mail: warning', 'secret: warning']);
  expect(states(settingsFindings({ ...settings, mode: 'development', database: 'embedded' }))).toEqual([]);
  expect(states(settingsFindings({ ...settings, mail: 'smtp', hasSecret: true }))).toEqual([]);
});

it('warns in production about legal pages that do not say who runs the site', () => {
  const settings = { mode: 'production', database: 'embedded', mail: 'smtp', hasSecret: false, missingOperator: [] } as const;
  const operator = (facts: object) => settingsFindings({ ...settings, ...facts }).find(({ what }) => what === 'operator');
  expect(operator({})?.state).toBe('ok');
  expect(operator({ missingOperator: ['OPERATOR_ADDRESS'], mode: 'development' })?.state).toBe('ok');
  expect(operator({ missingOperator: ['OPERATOR_NAME', 'OPERATOR_CONTACT'] })).toMatchObject({
    state: 'warning',
    says: 'the legal pages do not say who runs the site: OPERATOR_NAME and OPERATOR_CONTACT are not set',
  });
});

it('makes one finding per configuration error', () => {
  expect(states(configurationFindings([]))).toEqual([]);
  expect(states(configurationFindings(['PORT: x', 'HOST: y']))).toEqual([
    'configuration: fault of configuration',
    'configuration: fault of configuration',
  ]);
});

it.each<[string, DatabaseFacts, string[]]>([
  ['all is well', { ...REACHED, catalog: CATALOG }, []],
  ['an old server', { ...REACHED, version: '13.9' }, ['database: fault']],
  ['missing migrations', { ...REACHED, pending: ['0007_x.ts'] }, ['schema: warning']],
  ['unknown migrations', { ...REACHED, unknown: ['0099_x.ts'] }, ['schema: fault']],
  ['empty', { ...REACHED, catalog: { ...CATALOG, colleges: 0 } }, ['catalog: warning']],
  ['a running import', { ...REACHED, catalog: { ...CATALOG, writer: 'alma import ipeds (pid 12)' } }, []],
  ['a year behind', { ...REACHED, catalog: { ...CATALOG, sources: [{ ...IPEDS, state: 'due' }] } }, ['source ipeds: warning']],
  ['a missing source', { ...REACHED, catalog: { ...CATALOG, sources: [{ ...IPEDS, year: null }] } }, ['source ipeds: warning']],
  ['an unreachable server', { state: 'unreachable', why: 'nothing listens there' }, ['database: fault of configuration']],
])('the database: %s', (_what, facts, expected) => {
  expect(database(facts)).toEqual(expected);
});

it('does not blame the configuration for faults of the embedded database', () => {
  expect(database({ state: 'unreachable', why: 'x' }, 'embedded')).toEqual(['database: fault']);
  expect(database({ state: 'absent' }, 'embedded')).toEqual(['database: warning']);
});

it('says what the engine of the warehouse lacks: a fault in the cloud, a warning on this machine', () => {
  const missing = [{ what: 'There is no dataset x.', how: 'Run: bq mk x' }];
  const of = (facts: Partial<WarehouseFacts>) => warehouseFindings({ engine: 'bigquery', missing: [], missingToPublish: [], ...facts });
  expect(states(of({}))).toEqual([]);
  expect(states(of({ engine: 'none', missing }))).toEqual([]);
  expect(states(of({ missing }))).toEqual(['warehouse: fault of configuration']);
  expect(states(of({ engine: 'duckdb', missing }))).toEqual(['warehouse: warning']);
  const [readsOnly] = of({ missingToPublish: [{ what: 'It lacks a right.', how: 'Share it.' }] });
  expect(readsOnly).toMatchObject({ state: 'warning', says: 'The catalog cannot be published. It lacks a right.', advice: 'Share it.' });
});

it('gives advice for everything that is not ok', () => {
  const all = [
    ...machineFindings({ ...MACHINE, nodeVersion: '1.0.0', isBuilt: false, freeBytes: 0 }),
    ...databaseFindings(null, null),
    ...databaseFindings('external', { ...REACHED, pending: ['x'], version: '9.1' }),
  ];
  for (const { state, advice } of all) expect(advice === null).toBe(state === 'ok');
});
