import { aCollege } from './college.fixture.ts';
import { isThin } from './thin.ts';

describe('a thin college', () => {
  const four = { size: 90, avgSAT: 1_000, graduationRate: 0, netPricePublic: -300 };

  it('has fewer than five figures; nothing and zero are different', () => {
    expect(isThin(aCollege())).toBe(true);
    expect(isThin(aCollege(four))).toBe(true);
    expect(isThin(aCollege({ ...four, defaultRate: 0 }))).toBe(false);
  });
});
