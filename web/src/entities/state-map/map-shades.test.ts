import fc from 'fast-check';
import { fillOf, legendOf } from './map-shades.ts';

describe('the shades of the map', () => {
  it('have a label for each range in use', () => {
    expect(legendOf([3, 30, 409]).map(({ label }) => label)).toEqual(['1 to 24', '25 to 49', '200 or more']);
  });

  it('of every state are in the legend', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { minLength: 1 }), (counts) => {
        const fills = new Set(legendOf(counts).map(({ fill }) => fill));
        expect(new Set(counts.map(fillOf))).toEqual(fills);
      }),
    );
  });
});
