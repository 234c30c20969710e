import { aCollege } from '../colleges/college.fixture.ts';
import type { Provenance } from '../colleges/sources.ts';
import type { ImportFacts } from '../imports/import-facts.ts';
import { finished } from '../shared/steps.ts';
import { fieldSourcesOf, loadedSourcesInSteps } from './provenance.ts';
import { FIELDS } from './fields.ts';

const from = (overrides: Partial<Provenance> = {}): Provenance => ({
  source: 'ipeds',
  table: 'DRVEF',
  variable: 'EFUG',
  year: 2024,
  period: 'fall 2024',
  release: 'provisional',
  runId: 1,
  importedAt: '2026-11-21T08:00:00.000Z',
  ...overrides,
});
const known = (...size: Provenance[]) => size.map((origin, index) => aCollege({ id: index + 1, provenance: { size: origin } }));

const loadedSources = (...given: Parameters<typeof loadedSourcesInSteps>) => finished(loadedSourcesInSteps(...given));

describe('the loaded sources', () => {
  const released = (...size: Provenance[]) =>
    loadedSources(known(...size), new Map()).map(({ source, releases }) => [
      source,
      ...releases.map(({ year, release, values }) => `${year} ${release}: ${values}`),
    ]);

  it('have their newest release first, a final one before a provisional one of the same year', () => {
    const [old, current, final] = [from({ year: 2023, release: 'final' }), from(), from({ release: 'final' })];
    const expected = [['ipeds', '2024 final: 1', '2024 provisional: 2', '2023 final: 1']];
    expect(released(old, current, current, final)).toEqual(expected);
    expect(released(final, current, old, current)).toEqual(expected);
  });

  it('are in one order, whichever college comes first', () => {
    const [staff, crime] = [from({ source: 'staff' }), from({ source: 'crime' })];
    expect(released(staff, crime, from()).map(([source]) => source)).toEqual(['ipeds', 'crime', 'staff']);
  });

  it('have the time of their last import, and each import once', () => {
    const facts: ImportFacts = {
      ...{ runId: 2, source: 'ipeds', year: 2024, release: 'provisional', importedAt: null },
      ...{ obtainedFrom: null, matchedBy: null, files: [] },
    };
    const [early, late] = [from(), from({ runId: 2, importedAt: '2026-11-23T08:00:00.000Z' })];
    const again = from({ ...late, variable: 'EFTOTAL' });
    for (const colleges of [known(early, late, again, from({ importedAt: null })), known(again, late, early)]) {
      const [ipeds] = loadedSources(colleges, new Map([[2, facts]]));
      expect(ipeds?.releases).toMatchObject([{ importedAt: '2026-11-23T08:00:00.000Z', imports: [{ runId: 2 }] }]);
      expect(ipeds?.releases[0]?.imports).toHaveLength(1);
    }
  });
});

it('the sources of a field begin with the variable of most values, with its years in order', () => {
  const size = FIELDS.find(({ key }) => key === 'size');
  if (!size) throw new Error('size');
  const other = from({ variable: 'EFTOTAL' });
  const found = fieldSourcesOf(size, known(other, from({ year: 2024 }), from({ year: 2022 }), from({ year: 2023 })));
  expect(found.map(({ variable, years, colleges }) => [variable, years, colleges])).toEqual([
    ['EFUG', [2022, 2023, 2024], 3],
    ['EFTOTAL', [2024], 1],
  ]);
});
