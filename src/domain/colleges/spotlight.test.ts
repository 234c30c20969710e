import { collegesNamed } from './college.fixture.ts';
import { inSpotlightOrder } from './spotlight.ts';

describe('the spotlight', () => {
  it('sorts the exact name first in any case, then names that contain it, then the given order', () => {
    const featured = collegesNamed('Zeta College', 'Auburn University at Montgomery', 'Alpha College', 'AUBURN University');
    expect(inSpotlightOrder(featured).map(({ name }) => name)).toEqual([
      'AUBURN University',
      'Auburn University at Montgomery',
      'Zeta College',
      'Alpha College',
    ]);
  });
});
