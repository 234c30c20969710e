import { PENNANT_COLORS } from '../../api/domain/colleges.ts';
import { contrast } from '../../lib/contrast.ts';

describe('pennants', () => {
  it('have initials with enough contrast', () => {
    for (const [ground, pattern, letters] of PENNANT_COLORS) {
      expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(letters, pattern)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
