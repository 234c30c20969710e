import { isAscii } from 'node:buffer';

export type Encoding = 'utf-8' | 'windows-1252';

/**
 * Bytes 0x80–0x9F of windows-1252. Some Node releases decode "windows-1252" as latin-1. The five bytes without a character (spaces here)
 * reveal files that are neither UTF-8 nor windows-1252.
 */
const CP1252_HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function cp1252Text(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\x9f]/g, (high) => CP1252_HIGH.charAt(high.charCodeAt(0) - 0x80));
}

/** Decodes complete lines. */
export function decodeText(bytes: Buffer, encoding: Encoding): string {
  return encoding === 'utf-8' ? bytes.toString('utf8') : cp1252Text(bytes);
}

export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The encoding of a file, or the reason why it has none of them. */
export type Verdict = { encoding: Encoding } | { undecodable: string };

/** Detects the encoding of a file from its chunks. Call `verdict` after the last chunk. */
export function createEncodingDetector() {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let validUtf8 = true;
  let beyondAscii = false;
  let outsideCp1252 = false;

  function feed(chunk: Buffer): void {
    if (isAscii(chunk) && (!beyondAscii || !validUtf8)) return;
    beyondAscii = true;
    outsideCp1252 ||= chunk.some(isOutsideCp1252);
    if (validUtf8) validUtf8 = decodes(() => utf8.decode(chunk, { stream: true }));
  }

  function verdict(): Verdict {
    if (validUtf8 && decodes(() => utf8.decode())) return { encoding: 'utf-8' };
    if (outsideCp1252) return { undecodable: 'it is neither UTF-8 nor windows-1252 text, or it is incomplete' };
    return { encoding: 'windows-1252' };
  }

  return { feed, verdict };
}

function isOutsideCp1252(byte: number): boolean {
  return byte >= 0x80 && byte <= 0x9f && CP1252_HIGH[byte - 0x80] === ' ';
}

function decodes(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}
