import { aWireCollege } from '../college.fixture.ts';
import { canCompareScores, standingOfScores } from './my-scores.ts';

const RANGE = { avgSAT: 1240, sat25: 1150, sat75: 1330 };
const college = (fields: Parameters<typeof aWireCollege>[0]) => aWireCollege({ acceptanceRateNum: 0.7118, ...fields });
const placed = (fields: Parameters<typeof aWireCollege>[0], own: { sat?: number; act?: number }) => standingOfScores(college(fields), own);

describe('the standing of scores', () => {
  it.each([
    [1_600, 'likely', 'above its average of 1240 and in its upper quarter, above 1330'],
    [1_290, 'likely', 'above its average of 1240 and between its lower and upper quarter, 1150 to 1330'],
    [1_280, 'likely', 'near its average of 1240 and between its lower and upper quarter, 1150 to 1330'],
    [1_240, 'likely', 'near its average of 1240 and between its lower and upper quarter, 1150 to 1330'],
    [1_199, 'target', 'below its average of 1240 and between its lower and upper quarter, 1150 to 1330'],
    [1_105, 'target', 'below its average of 1240 and in its lower quarter, below 1150'],
  ])('SAT %d', (sat, band, words) => {
    expect(placed(RANGE, { sat })).toEqual({ band, places: [`Your SAT of ${sat} is ${words}.`], isByScore: true });
  });

  it('uses the published scores only', () => {
    expect(placed({ avgSAT: 1240 }, { sat: 1_000 })?.places).toEqual(['Your SAT of 1000 is below its average of 1240.']);
    expect(placed({ sat25: 1150, sat75: 1330 }, { sat: 1_200 })).toEqual({
      band: 'likely',
      places: ['Your SAT of 1200 is between its lower and upper quarter, 1150 to 1330.'],
      isByScore: false,
    });
    expect(placed({}, { sat: 1_200 })).toEqual({ band: 'likely', places: [], isByScore: false });
  });

  it('compares each score with its own test, and the SAT decides the band', () => {
    const standing = placed({ ...RANGE, avgACT: 26 }, { sat: 1_105, act: 36 });
    expect(standing?.band).toBe('target');
    expect(standing?.places[1]).toBe('Your ACT of 36 is above its average of 26.');
  });

  it('compares different tests on the SAT scale', () => {
    expect(placed(RANGE, { act: 26 })?.places).toEqual([
      'On the SAT scale, your score of 1240 is near its average of 1240 and between its lower and upper quarter, 1150 to 1330.',
    ]);
    expect(placed({ avgACT: 26, act25: 24, act75: 28 }, { sat: 1_400 })?.places).toEqual([
      'On the SAT scale, your score of 1400 is above its average of 1240 and in its upper quarter, above 1310.',
    ]);
    expect(placed(RANGE, { act: 3 })).toEqual({ band: 'likely', places: [], isByScore: false });
  });

  it('is a reach for every score if very few are admitted', () => {
    expect(standingOfScores(aWireCollege({ acceptanceRateNum: 0.04, avgSAT: 1534 }), { sat: 1_600 })?.band).toBe('reach');
  });

  it('is undefined without a score', () => {
    expect(placed(RANGE, {})).toBeUndefined();
  });
});

describe('scores can be compared', () => {
  it.each([
    [true, { acceptanceRateNum: 0.5 }],
    [true, { avgACT: 26 }],
    [false, {}],
    [false, { openAdmission: true, avgSAT: 1000 }],
    [false, { acceptanceRateNum: 0.5, operatingStatus: 'closed' as const }],
  ])('%s: %j', (can, fields) => {
    expect(canCompareScores(aWireCollege(fields))).toBe(can);
  });
});
