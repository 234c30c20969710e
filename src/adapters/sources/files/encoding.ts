import { isAscii } from 'node:buffer';

export type Encoding = 'utf-8' | 'windows-1252';

/**
 * Bytes 0x80–0x9F of windows-1252. Kept here because some Node releases decode "windows-1252" as latin-1, and because the five
 * bytes without a character (a space below) tell a file that is neither UTF-8 nor windows-1252.
 */
const CP1252_HIGH = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function cp1252Text(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\x9f]/g, (high) => CP1252_HIGH.charAt(high.charCodeAt(0) - 0x80));
}

/** Text of whole lines in a known encoding. */
export function decodeText(bytes: Buffer, encoding: Encoding): string {
  return encoding === 'utf-8' ? bytes.toString('utf8') : cp1252Text(bytes);
}

/** Without the byte order mark that UTF-8 files may begin with. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** What a whole file is written in; `undecodable` names the reason when it is neither. */
export type Verdict = { encoding: Encoding } | { undecodable: string };

/** Watches the bytes of a file go by, chunk by chunk, and says at the end what they are. */
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
    if (outsideCp1252) return { undecodable: 'it is neither UTF-8 nor windows-1252 text, or it was cut off' };
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
