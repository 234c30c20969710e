import fc from 'fast-check';
import type { FieldKey } from '../colleges/attributes.ts';
import { FIGURES, type FigureKey } from '../colleges/figures.ts';
import { checkLockedValue, columnsOfLock, LOCKABLE_FIELDS, readLockedValue } from './locks.ts';

describe('a locked value', () => {
  it.each<[FieldKey, string, unknown]>([
    ['size', ' 1200 ', 1200],
    ['acceptanceRateNum', '58%', 0.58],
    ['acceptanceRateNum', '0.575', 0.575],
    ['netPricePublic', '-300', -300],
    ['isHBCU', 'true', true],
    ['openAdmission', 'false', false],
    ['aliases', 'AUM | Auburn Montgomery', ['AUM', 'Auburn Montgomery']],
    ['aliases', '', []],
    ['name', "Saint Mary's College", "Saint Mary's College"],
    ['state', 'AL', 'AL'],
    ['level', '4', 4],
    ['website', 'https://www.example.edu', 'https://www.example.edu'],
  ])('is read from text: %s "%s" is %j', (field, text, value) => {
    expect(readLockedValue(field, text)).toEqual(value);
  });

  it.each<[FieldKey, string]>([
    ['size', '12.5'],
    ['size', '-1'],
    ['size', 'many'],
    ['size', ''],
    ['size', '1e5'],
    ['size', '9999999999'],
    ['acceptanceRateNum', '58'],
    ['acceptanceRateNum', '158%'],
    ['avgSAT', '1700'],
    ['isHBCU', 'yes'],
    ['name', ''],
    ['name', 'a\u0000b'],
    ['name', '\u202Egnihton'],
    ['state', 'XX'],
    ['level', '3'],
    ['testingPolicy', 'sometimes'],
    ['website', 'javascript:alert(1)'],
    ['latitude', '91'],
    ['safetyScore', '50'],
    ['crimeIncidentsByYear', '{}'],
  ])('is rejected: %s "%s"', (field, text) => {
    expect(() => readLockedValue(field, text)).toThrow(expect.objectContaining({ kind: 'invalid', code: 'lock.value' }) as Error);
  });

  it('of a fraction is from 0 to 1', () => {
    const figures = LOCKABLE_FIELDS.filter(
      (field): field is FigureKey => field in FIGURES && FIGURES[field as FigureKey].unit === 'fraction',
    );
    fc.assert(
      fc.property(fc.constantFrom(...figures), fc.double({ noNaN: true }), (field, value) => {
        const isAllowed = value >= 0 && value <= 1;
        if (isAllowed) expect(checkLockedValue(field, value)).toBe(value);
        else expect(() => checkLockedValue(field, value)).toThrow();
      }),
    );
  });

  it('sets the dependent field: the rate as text or the Carnegie scheme', () => {
    expect(columnsOfLock('acceptanceRateNum', 0.285)).toEqual([
      { field: 'acceptanceRateNum', value: 0.285 },
      { field: 'acceptanceRate', value: '29%' },
    ]);
    expect(columnsOfLock('size', 5)).toEqual([{ field: 'size', value: 5 }]);
    for (const [label, scheme] of [
      ['Doctoral Universities: High Research Activity', '2021 basic'],
      ['Special Focus Four-Year: Law Schools', '2021 basic'],
      ['Special Focus: Arts and Sciences', '2025 institutional'],
      ['Mixed Baccalaureate', '2025 institutional'],
    ] as const) {
      expect(columnsOfLock('carnegieClassification', label)[1]).toEqual({ field: 'carnegieScheme', value: scheme });
    }
  });
});
