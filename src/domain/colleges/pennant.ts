/** The design of a pennant. The same name and id always give the same design. */
export interface PennantDesign {
  initials: string;
  /** Background, pattern and letters. The contrast of letters and background is at least 4.5:1. */
  colors: readonly [ground: string, pattern: string, letters: string];
  pattern: PennantPattern;
}

export const PENNANT_PATTERNS = ['stripes', 'chevron', 'dots', 'arcs', 'diagonal', 'checks'] as const;
export type PennantPattern = (typeof PENNANT_PATTERNS)[number];

export const PENNANT_COLORS = [
  ['#1f5a4a', '#2d6f5d', '#fbf8f3'],
  ['#23406b', '#31538a', '#fbf8f3'],
  ['#7a2e24', '#924036', '#fbf8f3'],
  ['#5a3a6e', '#6e4d84', '#fbf8f3'],
  ['#f0d9a8', '#e6c887', '#3d2a05'],
  ['#cfe3da', '#b8d4c7', '#143d31'],
  ['#d5e3ef', '#bdd3e5', '#173a58'],
  ['#f0d3ca', '#e6beb2', '#5c1f14'],
  ['#33413c', '#43534d', '#f0d9a8'],
  ['#8a5200', '#9c6210', '#fffaf0'],
] as const;

/** The patterns as SVG path data on an area of 128 × 96. A square tile shows the left 96 units. */
export const PENNANT_PATHS: Record<PennantPattern, string> = {
  stripes: 'M0 8h128v10H0zM0 78h128v10H0z',
  chevron: 'M0 0h28l36 48-36 48H0l36-48z',
  dots: dots(),
  arcs: 'M0 96a64 64 0 0 1 64-64h64v20H64a44 44 0 0 0-44 44z',
  diagonal: 'M0 96 96 0h24L24 96zM60 96 128 28v24L84 96z',
  checks: 'M0 0h24v24H0zM24 24h24v24H24zM48 0h24v24H48zM72 24h24v24H72zM96 0h24v24H96zM0 72h24v24H0zM48 72h24v24H48zM96 72h24v24H96z',
};

function dots(): string {
  const places = [12, 36, 60, 84, 108].flatMap((x) => [10, 86].map((y) => [x, y] as const));
  return places.map(([x, y]) => `M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`).join('');
}

const SMALL_WORDS = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'a', 'an', 'de', 'del', 'la']);

export function pennantOf(name: string, id: number): PennantDesign {
  const seed = hash(`${id} ${name}`);
  return {
    initials: initialsOf(name),
    colors: PENNANT_COLORS[seed % PENNANT_COLORS.length] ?? PENNANT_COLORS[0],
    pattern: PENNANT_PATTERNS[Math.floor(seed / 64) % PENNANT_PATTERNS.length] ?? 'stripes',
  };
}

/** At most three initials, without small words. A campus name after a dash counts. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !SMALL_WORDS.has(word.toLowerCase()));
  const letters = words.map((word) => word.charAt(0).toUpperCase());
  return letters.slice(0, 3).join('') || '?';
}

/** FNV-1a with a final mix, which spreads names over few choices. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
