import { ATTRIBUTE_KEYS } from '../colleges/attributes.ts';
import { INCOME_BANDS } from '../colleges/categories.ts';
import { ADMISSION_FACTORS, ATHLETIC_ASSOCIATIONS, CONFERENCE_SPORTS, FACTOR_WEIGHTS, RACES, ROTC_PROGRAMS } from '../colleges/college.ts';
import { aCollege } from '../colleges/college.fixture.ts';
import { FIGURE_KEYS } from '../colleges/figures.ts';
import { SEARCH_PARAM_KEYS } from '../search/params.ts';
import { FIELDS, hasProvenance, PLAIN_FIELDS, provenanceKeyOf } from './fields.ts';

const keys = FIELDS.map(({ key }) => key);
const fieldOf = (key: string) => FIELDS.find((field) => field.key === key);

describe('the dictionary', () => {
  it('has every field of a college once', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining([...FIGURE_KEYS, ...ATTRIBUTE_KEYS]));
    // Provenance describes values and is not a field itself.
    const expected = Object.keys(aCollege()).filter((key) => key !== 'provenance');
    expect([...keys].sort()).toEqual(expected.sort());
  });

  it('describes each field in one sentence, with a unique label', () => {
    for (const { key, meaning } of FIELDS) expect([key, meaning]).toEqual([key, expect.stringMatching(/^[A-Z0-9][^.!?]{14,}\.$/)]);
    const twice = FIELDS.filter(({ label }, index) => FIELDS.findIndex((other) => other.label === label) !== index);
    expect(twice).toEqual([]);
  });

  it('refers to existing search parameters', () => {
    const params = FIELDS.flatMap(({ searchParam }) => (searchParam === null ? [] : [searchParam]));
    expect(SEARCH_PARAM_KEYS).toEqual(expect.arrayContaining(params));
    expect([fieldOf('graduationRate')?.searchParam, fieldOf('netPricePublic')?.searchParam]).toEqual(['gradRate', 'netPrice']);
    expect([fieldOf('transfersIn')?.searchParam, fieldOf('percentAge25Plus')?.searchParam]).toEqual(['transferShare', 'age25Share']);
    expect(fieldOf('transferRate')?.searchParam).toBeNull();
  });

  it('states the form of missing values, as in a college without values', () => {
    const nothing = aCollege({ size: null }) as unknown as Record<string, unknown>;
    const forms: Record<string, unknown> = { null: null };
    for (const { key, missing } of FIELDS) {
      if (missing === 'never' || key === 'ipedsUnitId') continue;
      const expected = missing === 'empty' ? (Array.isArray(nothing[key]) ? [] : {}) : forms[missing];
      expect([key, nothing[key]]).toEqual([key, expected]);
    }
  });

  it('names the possible items of each list and map that has only a few', () => {
    const namesOf = (key: string) => [fieldOf(key)?.type, fieldOf(key)?.names ?? null, fieldOf(key)?.codes ?? null];
    expect(namesOf('undergraduateRaces')).toEqual(['map', RACES, null]);
    expect(namesOf('admissionFactors')).toEqual(['text-map', ADMISSION_FACTORS, FACTOR_WEIGHTS]);
    expect(namesOf('athleticConferences')).toEqual(['text-map', CONFERENCE_SPORTS, null]);
    expect(namesOf('netPricesByIncome')).toEqual(['map', INCOME_BANDS, null]);
    expect(namesOf('athleticAssociations')).toEqual(['list', null, ATHLETIC_ASSOCIATIONS]);
    expect(namesOf('rotcPrograms')).toEqual(['list', null, ROTC_PROGRAMS]);
    expect(FIELDS.filter(({ type, names }) => names !== null && type !== 'map' && type !== 'text-map')).toEqual([]);
  });

  it('tells which fields have provenance and which fit in a cell', () => {
    expect([hasProvenance('size'), hasProvenance('slug'), provenanceKeyOf('acceptanceRate')]).toEqual([true, false, 'acceptanceRateNum']);
    for (const nested of ['netPricesByIncome', 'admissionFactors']) expect(PLAIN_FIELDS.map(({ key }) => key)).not.toContain(nested);
  });
});
