import fc from 'fast-check';
import { createEncodingDetector, decodeText } from './encoding.ts';

function verdictOf(bytes: Buffer, size: number) {
  const detector = createEncodingDetector();
  for (let at = 0; at < bytes.length; at += size) detector.feed(bytes.subarray(at, at + size));
  return detector.verdict();
}

describe('encoding', () => {
  it('detects UTF-8 if a chunk splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9 }), (text, size) => {
        expect(verdictOf(Buffer.from(text), size)).toEqual({ encoding: 'utf-8' });
      }),
    );
  });

  it('detects windows-1252 beside plain ASCII', () => {
    const bytes = Buffer.concat([Buffer.from('plain,'), Buffer.from([0x4a, 0x69, 0x6d, 0xe9, 0x6e, 0x65, 0x7a]), Buffer.from(',plain')]);
    for (let size = 1; size < 20; size += 1) expect(verdictOf(bytes, size)).toEqual({ encoding: 'windows-1252' });
    expect(decodeText(bytes, 'windows-1252')).toBe('plain,Jiménez,plain');
  });

  it('decodes every windows-1252 character to Unicode', () => {
    const defined = Array.from({ length: 128 }, (_, at) => at + 128).filter((byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte));
    const text = decodeText(Buffer.from(defined), 'windows-1252');
    expect(text).not.toMatch(/[\u0080-\u009f\ufffd]/);
    expect(text.slice(0, 27)).toBe('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
    expect(text.slice(27)).toBe(Buffer.from(defined.slice(27)).toString('latin1'));
  });

  it('rejects bytes that neither encoding has', () => {
    expect(verdictOf(Buffer.from([0x41, 0x8d, 0x42]), 8)).toHaveProperty('undecodable');
  });
});
