import { aDetail } from '../college.fixture.ts';
import { testBars } from './test-bars.ts';

const RANGES = { avgSAT: 1240, sat25: 1150, sat75: 1330, avgACT: 26, act25: 24, act75: 28 };
const shares = { below: 50, equal: 0, above: 50 };
const standing = (n: number, peerMedian: number) => ({ peer: shares, national: shares, n, peerMedian, nationalMedian: 1 });

describe('the bars of both tests', () => {
  it('are the middle half and the middle score, an ACT score at its equal SAT score', () => {
    expect(testBars(aDetail(RANGES), {})).toEqual([
      { label: 'SAT', text: '1150–1330, middle 1240', from: 750 / 1200, to: 930 / 1200, middle: 840 / 1200 },
      // ACT 24, 26 and 28 equal SAT 1180, 1240 and 1310.
      { label: 'ACT', text: '24–28, middle 26', from: 780 / 1200, to: 910 / 1200, middle: 840 / 1200 },
    ]);
  });

  it('leave out what is not known', () => {
    expect(testBars(aDetail({}), { sat: 1_200 })).toEqual([]);
    expect(testBars(aDetail({ avgSAT: 1_000, sat25: 900 }), {})).toEqual([{ label: 'SAT', text: 'middle 1000', to: 0, middle: 0.5 }]);
    expect(testBars(aDetail({ act25: 24, act75: 28 }), {})).toEqual([{ label: 'ACT', text: '24–28', from: 780 / 1200, to: 910 / 1200 }]);
  });

  it('have the median of the kind unless too few colleges report it', () => {
    const percentiles = { avgSAT: standing(10, 1_000), avgACT: standing(9, 24) };
    expect(testBars(aDetail(RANGES, { percentiles }), {}).map(({ median }) => median)).toEqual([
      { at: 0.5, text: 'median 1000' },
      undefined,
    ]);
  });

  it.each([
    ['both scores', { sat: 1_000, act: 28 }, ['my SAT 1000', 'my ACT 28'], [0.5, 910 / 1200]],
    ['one score, in the other test at the equal SAT score', { act: 28 }, ['my ACT 28', 'my ACT 28'], [910 / 1200, 910 / 1200]],
    ['no ACT without an equal SAT score', { act: 3 }, [undefined, undefined], [undefined, undefined]],
  ])('have the mark of %s', (_, own, texts, places) => {
    const marks = testBars(aDetail(RANGES), own).map((bar) => bar.own);
    expect(marks.map((mark) => mark?.text)).toEqual(texts);
    expect(marks.map((mark) => mark?.at)).toEqual(places);
  });
});
