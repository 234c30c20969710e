import fc from 'fast-check';
import { createIdSet } from './id-set.ts';

it('has the ids that were added, and no others', () => {
  const id = fc.oneof(fc.integer({ min: 65_500, max: 65_600 }), fc.integer({ min: 0, max: 99_999_999 }));
  fc.assert(
    fc.property(fc.array(id), fc.array(id), (added, others) => {
      const ids = createIdSet();
      added.forEach((each) => ids.add(each));
      for (const each of [...added, ...others]) expect(ids.has(each)).toBe(added.includes(each));
    }),
  );
});
