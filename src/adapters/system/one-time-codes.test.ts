import { createOneTimeCodes, qrCode } from './one-time-codes.ts';

/** RFC 6238, appendix B: the last six digits of the SHA-1 values. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
] as const;
const codesAt = (seconds: number) => createOneTimeCodes(() => seconds * 1_000);

it.each(VECTORS)('at %i seconds, the code is %s', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(codesAt(seconds).stepOf(SECRET, code)).toBe(step);
  expect(codesAt(seconds + 30).stepOf(SECRET, code)).toBe(step);
  expect(codesAt(seconds + 60).stepOf(SECRET, code)).toBeUndefined();
});

it.each(['', '12345', '1234567', 'abcdef', '28708２'])('%j is no code', (code) => {
  expect(codesAt(59).stepOf(SECRET, code)).toBeUndefined();
});

it('makes a square of modules with three finder patterns', () => {
  const { size, path } = qrCode('otpauth://totp/Alma:ada%40example.edu?secret=GEZDGNBVGY3TQOJQ');
  for (const [x, y] of [
    [0, 0],
    [size - 1, 0],
    [0, size - 1],
  ])
    expect(path).toContain(`M${x ?? 0} ${y ?? 0}h1`);
  expect((size - 17) % 4).toBe(0);
});
