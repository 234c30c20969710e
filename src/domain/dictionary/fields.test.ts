import { ATTRIBUTE_KEYS } from '../colleges/college.ts';
import { aCollege } from '../colleges/college.fixture.ts';
import { FIGURE_KEYS } from '../colleges/figures.ts';
import { SEARCH_PARAM_KEYS } from '../search/params.ts';
import { FIELDS, isReceipted, PLAIN_FIELDS, receiptKeyOf } from './fields.ts';

const keys = FIELDS.map(({ key }) => key);
const fieldOf = (key: string) => FIELDS.find((field) => field.key === key);

describe('the dictionary', () => {
  it('has every figure, every attribute and everything else a college holds, once', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining([...FIGURE_KEYS, ...ATTRIBUTE_KEYS]));
    // A receipt is about a value, and no value itself.
    const held = Object.keys(aCollege()).filter((key) => key !== 'provenance');
    expect([...keys].sort()).toEqual(held.sort());
  });

  it('says each in one sentence of its own', () => {
    for (const { key, meaning } of FIELDS) expect([key, meaning]).toEqual([key, expect.stringMatching(/^[A-Z0-9][^.!?]{14,}\.$/)]);
    const twice = FIELDS.filter(({ label }, index) => FIELDS.findIndex((other) => other.label === label) !== index);
    expect(twice).toEqual([]);
  });

  it('names search parameters that there are', () => {
    const params = FIELDS.flatMap(({ searchParam }) => (searchParam === null ? [] : [searchParam]));
    expect(SEARCH_PARAM_KEYS).toEqual(expect.arrayContaining(params));
    expect([fieldOf('graduationRate')?.searchParam, fieldOf('netPricePublic')?.searchParam]).toEqual(['gradRate', 'netPrice']);
    expect(fieldOf('transferRate')?.searchParam).toBeNull();
  });

  it('says how each looks where it is missing, as a college without anything shows', () => {
    const nothing = aCollege() as unknown as Record<string, unknown>;
    const looks: Record<string, unknown> = { null: null, false: false };
    for (const { key, missing } of FIELDS) {
      if (missing === 'never' || key === 'ipedsUnitId') continue;
      const expected = missing === 'empty' ? (Array.isArray(nothing[key]) ? [] : {}) : looks[missing];
      expect([key, nothing[key]]).toEqual([key, expected]);
    }
  });

  it('knows which fields have receipts, and which fit a cell', () => {
    expect([isReceipted('size'), isReceipted('slug'), receiptKeyOf('acceptanceRate')]).toEqual([true, false, 'acceptanceRateNum']);
    expect(PLAIN_FIELDS.map(({ key }) => key)).not.toContain('netPricesByIncome');
  });
});
