import fc from 'fast-check';
import { joinTables } from './join-tables.ts';
import type { OccupationRows } from './occupation.ts';
import { refuseShort, refuseStrangers } from './refusals.ts';

const wage = (soc: string, more = {}) => ({ soc, title: 'Title Case', medianWage: 50_000, isWageTopCoded: false, employment: 10, ...more });
const future = (soc: string) => ({ soc, title: 'Sentence case', growthPercent: 1.5, openings: 0, entryEducation: null });
const link = (cip: string, soc: string, title = 'From the crosswalk') => ({ cip, soc, title });
const rowsOf = (more: Partial<OccupationRows>): OccupationRows => ({ files: [], links: [], wages: [], outlook: [], ...more });

it('leaves out what says nothing about a field', () => {
  const { links } = joinTables(
    rowsOf({
      links: [
        link('51.3801', '29-1141'),
        link('51.3801', '25-1072', 'Nursing Instructors and Teachers, Postsecondary'),
        link('51.3801', '29-9099', 'Healthcare Practitioners and Technical Workers, All Other'),
        link('01.0508', '99-9999', 'NO MATCH'),
        link('99.9999', '55-3016', 'Infantry'),
        link('51.0401', '29-1029', 'Dentists, All Other Specialists'),
      ],
    }),
  );
  expect(links).toEqual([
    { cip: '51.0401', soc: '29-1029' },
    { cip: '51.3801', soc: '29-1141' },
  ]);
});

it('names two occupations that are published together once', () => {
  const links = [link('51.1501', '21-1011'), link('51.1501', '21-1014'), link('51.3801', '21-1014')];
  const joined = joinTables(rowsOf({ links, wages: [wage('21-1018')], outlook: [future('21-1018')] }));
  expect(joined.links).toEqual([
    { cip: '51.1501', soc: '21-1018' },
    { cip: '51.3801', soc: '21-1018' },
  ]);
  expect(joined.occupations).toMatchObject([{ soc: '21-1018', title: 'Sentence case', medianWage: 50_000, openings: 0 }]);
  // An edition that publishes them apart keeps them apart.
  const apart = joinTables(rowsOf({ links, wages: [wage('21-1011'), wage('21-1014'), wage('21-1018')] }));
  expect(apart.occupations.map(({ soc }) => soc)).toEqual(['21-1011', '21-1014']);
  // Without the code for both, each keeps its own.
  expect(joinTables(rowsOf({ links })).occupations.map(({ soc }) => soc)).toEqual(['21-1011', '21-1014']);
});

it('has null for what no table says, never 0, and every link has its occupation', () => {
  const soc = fc.integer({ min: 1_000, max: 1_008 }).map((number) => `29-${number}`);
  const tables = fc.record({
    links: fc.array(fc.tuple(fc.constantFrom('51.3801', '11.0701'), soc).map(([cip, code]) => link(cip, code))),
    wages: fc.uniqueArray(soc).map((socs) => socs.map((code) => wage(code))),
    outlook: fc.uniqueArray(soc).map((socs) => socs.map(future)),
  });
  fc.assert(
    fc.property(tables, (given) => {
      const { occupations, links } = joinTables(rowsOf(given));
      expect(new Set(links.map((one) => one.soc))).toEqual(new Set(occupations.map((one) => one.soc)));
      expect(new Set(links.map((one) => `${one.cip} ${one.soc}`)).size).toBe(links.length);
      for (const one of occupations) {
        const [paid, projected] = [given.wages.some((row) => row.soc === one.soc), given.outlook.some((row) => row.soc === one.soc)];
        expect([one.medianWage, one.employment]).toEqual(paid ? [50_000, 10] : [null, null]);
        expect([one.growthPercent, one.openings]).toEqual(projected ? [1.5, 0] : [null, null]);
      }
    }),
  );
});

describe('refusals', () => {
  const file = (rows: number) => ({ table: 'wages' as const, edition: 'May 2025', file: 'w.csv', sha256: '', rows });

  it('a short table', () => {
    expect(() => refuseShort(rowsOf({ files: [file(699)] }))).toThrow(/w\.csv has 699 rows/);
    expect(() => refuseShort(rowsOf({ files: [file(700)] }))).not.toThrow();
  });

  it('tables of different classifications', () => {
    const links = Array.from({ length: 10 }, (_, at) => link('51.3801', `29-100${at}`));
    const all = { wages: links.map(({ soc }) => wage(soc)), outlook: links.map(({ soc }) => future(soc)) };
    const check = (rows: OccupationRows) => () => refuseStrangers(joinTables(rows), rows);
    expect(check(rowsOf({ links, ...all, wages: all.wages.slice(1) }))).not.toThrow();
    expect(check(rowsOf({ links, ...all, wages: all.wages.slice(2) }))).toThrow(/wages has 8 of the 10/);
    expect(check(rowsOf({ links, ...all, outlook: all.outlook.slice(2) }))).toThrow(/projections has 8 of the 10/);
  });
});
