/** A text for comparisons, and where each of its characters comes from. */
export interface PlainText {
  text: string;
  /** The place in the original text of each character, and its length at the end. */
  places: number[];
}

/** Letters that look like Latin ones: Cyrillic, Greek, small capitals; also dashes and quotes. */
const LOOK_ALIKES = new Map<string, string>(
  (
    [
      ['абвгԁеһіјкӏмноԛрѕтуԝхзүѵ', 'abvrdehijklmhoqpstywx3yv'],
      ['αβγεικηνορτυχωμ', 'abyeiknvoptuxwm'],
      ['ᴀʙᴄᴅᴇꜰғɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdeffghijklmnoprstuvwyz'],
      ['ıɑɡɩɪłøđŧħƅɛϲʋ', 'iagiilodthbecv'],
      ['‐‑‒–—―−﹣•·∙⋅', '--------....'],
      ['‘’‛′`“”„', "'''''\"\"\""],
    ] as const
  ).flatMap(([from, to]) => Array.from(from, (sign, at): [string, string] => [sign, Array.from(to)[at] ?? sign])),
);

/** Small letters without accents and signs without a shape. Look-alike letters become Latin, spaces become one. Lines stay. */
export function plainText(original: string): PlainText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of original) {
    for (const part of plainSign(sign)) {
      if (part === ' ' && text.endsWith(' ')) continue;
      for (let unit = 0; unit < part.length; unit += 1) places.push(place);
      text += part;
    }
    place += sign.length;
  }
  return { text, places: [...places, original.length] };
}

function plainSign(sign: string): string[] {
  const parts = Array.from(
    sign
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  );
  return parts.map((part) => LOOK_ALIKES.get(part) ?? (/[^\S\n]/.test(part) ? ' ' : part));
}

const DIGIT_LETTERS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Words with digits and signs instead of letters, as they are read: "1nst@gr4m". */
export function readAsLetters({ text, places }: PlainText): PlainText {
  const words = text.replace(/[\w@$!|]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[013457@$]|[!|](?!$)/g, (sign) => DIGIT_LETTERS[sign] ?? sign) : word,
  );
  return { text: words, places };
}

/** Four or more single letters or digits with a space or a sign between them. */
const SPACED = /(?<![a-z\d])[a-z\d](?:[ ._*-]{1,2}[a-z\d](?![a-z\d])){3,}/g;

/** Spaced-out words joined: "i n s t a". */
export function joined({ text, places }: PlainText): PlainText & { runs: { start: number; end: number }[] } {
  let short = '';
  const kept: number[] = [];
  const runs: { start: number; end: number }[] = [];
  let last = 0;
  const keep = (start: number, end: number) => {
    short += text.slice(start, end);
    kept.push(...places.slice(start, end));
  };
  for (const { 0: found, index } of text.matchAll(SPACED)) {
    keep(last, index);
    const start = short.length;
    for (let at = index; at < index + found.length; at += 1) if (/[a-z\d]/.test(text.charAt(at))) keep(at, at + 1);
    runs.push({ start, end: short.length });
    last = index + found.length;
  }
  keep(last, text.length);
  return { text: short, places: [...kept, places.at(-1) ?? 0], runs };
}
