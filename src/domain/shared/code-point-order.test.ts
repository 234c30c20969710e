import fc from 'fast-check';
import { byCodePoint } from './code-point-order.ts';

const pointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);

it('compares texts by code point', () => {
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', 'A', 'a', 'Á', '🎓', '\uFF21', 'A🎓', 'A\uFF21'));
  fc.assert(
    fc.property(anyText, anyText, (a, b) => {
      const [left, right] = [pointsOf(a), pointsOf(b)];
      const at = left.findIndex((point, index) => point !== right[index]);
      const expected = at < 0 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
      expect(Math.sign(byCodePoint(a, b))).toBe(Math.sign(expected));
    }),
  );
});

it('sorts an emoji after every letter, unlike a comparison of UTF-16', () => {
  expect(['🎓', '\uFF21', 'z'].sort(byCodePoint)).toEqual(['z', '\uFF21', '🎓']);
  expect(['🎓', '\uFF21', 'z'].sort()).toEqual(['z', '🎓', '\uFF21']);
});
