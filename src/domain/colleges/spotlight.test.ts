import { collegesNamed } from './college.fixture.ts';
import { inSpotlightOrder } from './spotlight.ts';

describe('the spotlight', () => {
  it('prefers the exact name, in any case, then names containing it, then the alphabet', () => {
    const featured = collegesNamed('Zeta College', 'Auburn University at Montgomery', 'Alpha College', 'AUBURN University');
    expect(inSpotlightOrder(featured).map(({ name }) => name)).toEqual([
      'AUBURN University',
      'Auburn University at Montgomery',
      'Alpha College',
      'Zeta College',
    ]);
  });
});
