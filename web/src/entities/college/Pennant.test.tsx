import { PENNANT_COLOURS } from '../../api/domain.ts';
import { contrast } from '../../lib/contrast.ts';

describe('pennants', () => {
  it('have letters that can be read on ground and pattern', () => {
    for (const [ground, pattern, letters] of PENNANT_COLOURS) {
      expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(letters, pattern)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
