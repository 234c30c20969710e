import { campusesById, comparedRecord, sharedBy } from './campuses.ts';
import { aCollege } from '../college.fixture.ts';
import { createPercentiles } from '../percentiles.ts';

const campus = (id: number, name: string, opeId: string | null, medianDebt: number, rest = {}) =>
  aCollege({ id, name, opeId, medianDebt, ...rest });

const HARTFORD = campus(1, 'University of Elm-Hartford', '00141702', 20_000, { size: 900 });
const MAIN = campus(2, 'University of Elm', '00141700', 20_000, { size: 9_000 });
const ONLINE = campus(3, 'University of Elm-Online', '00141700', 20_000, { size: 10 });
const ALONE = campus(4, 'Ash College', '00200000', 30_000);
const UNKNOWN = campus(5, 'Beech College', null, 10_000);
const ALL = [HARTFORD, MAIN, ONLINE, ALONE, UNKNOWN];

it('groups the campuses of an institution, the main campus first', () => {
  const campuses = campusesById(ALL);
  expect([...campuses.keys()].sort()).toEqual([1, 2, 3]);
  expect(campuses.get(1)?.colleges.map(({ id }) => id)).toEqual([2, 3, 1]);
  expect(campusesById([MAIN, ALONE, UNKNOWN]).size).toBe(0);
});

it.each([
  [['University of Elm-Hartford', 'University of Elm'], 'University of Elm'],
  [['Embry-Riddle University-Daytona Beach', 'Embry-Riddle University-Dayton'], 'Embry-Riddle University'],
  [['University of Ohio', 'University of Oregon'], null],
  [['Fortis College', 'Fortis Institute'], null],
  [['San Bernardino Valley College', 'San Bernardino Hills College'], null],
])('names the institution of %p', (names, expected) => {
  const colleges = names.map((name, at) => campus(at + 1, name, `0014170${at}`, 20_000));
  expect(campusesById(colleges).get(1)?.institution).toBe(expected);
});

it('says that a shared figure describes all campuses together', () => {
  const campuses = campusesById(ALL).get(1);
  expect(sharedBy(campuses, HARTFORD, 'medianDebt')).toBe('All campuses of University of Elm together');
  expect([sharedBy(campuses, HARTFORD, 'graduationRate'), sharedBy(campuses, HARTFORD, 'defaultRate')]).toEqual([undefined, undefined]);
  expect(sharedBy({ institution: null, colleges: [HARTFORD, MAIN] }, HARTFORD, 'medianDebt')).toBe(
    '2 colleges with one federal aid ID together',
  );
  expect(sharedBy(undefined, ALONE, 'medianDebt')).toBeUndefined();
});

it('counts a shared figure once among all colleges, and compares only the main campus', () => {
  const percentiles = createPercentiles(ALL, campusesById(ALL));
  expect(percentiles.of(MAIN).medianDebt).toMatchObject({ n: 3, nationalMedian: 20_000 });
  expect(percentiles.of(ALONE).medianDebt?.national.below).toBeCloseTo(66.7, 1);
  expect([HARTFORD, ONLINE].map((branch) => percentiles.of(branch).medianDebt)).toEqual([undefined, undefined]);
  expect(percentiles.of(HARTFORD).size).toBeDefined();
});

it('compares a branch without the figures that its main campus stands for', () => {
  const [branch, main] = [campus(1, 'Elm-Hartford', '00141702', 20_000, { size: 900, graduationRate: 0.5 }), MAIN];
  const campuses = campusesById([branch, main]);
  const compared = comparedRecord(campuses.get(branch.id), branch);
  expect(compared).toEqual({ ...branch, medianDebt: null });
  expect([comparedRecord(campuses.get(main.id), main), comparedRecord(undefined, ALONE)]).toEqual([main, ALONE]);
});
