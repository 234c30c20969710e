import { lettersOn } from '../../shared/contrast.ts';
import type { CollegeRecord } from '../college.ts';
import { PENNANT_PATHS, type PennantPattern } from './pennant-drawing.ts';

/** The design of a pennant, which stands for a college on pages and link pictures. The same college always has the same design. */
export interface PennantDesign {
  /** A nickname, or initials. `pennantLines` breaks it. */
  text: string;
  /** Background, pattern and letters. The contrast of letters and background is at least 4.5:1. */
  colors: readonly [ground: string, pattern: string, letters: string];
  pattern: PennantPattern;
}

export const PENNANT_PATTERNS = Object.keys(PENNANT_PATHS) as PennantPattern[];

/** The tones of colleges whose colors Alma does not know. Their letters are readable on the pattern, too. */
export const PENNANT_TONES = [
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

const SMALL_WORDS = new Set(['of', 'the', 'and', 'at', 'in', 'for', 'a', 'an', 'de', 'del', 'la']);

type Pictured = Pick<CollegeRecord, 'id' | 'ipedsUnitId' | 'name' | 'shortName' | 'schoolColors'>;

/** Stripes leave the letters free, so that the second school color needs no contrast to them. */
export function pennantOf({ id, ipedsUnitId, name, shortName, schoolColors }: Pictured): PennantDesign {
  const text = shortName ?? initialsOf(name);
  if (schoolColors) return { text, colors: [...schoolColors, lettersOn(schoolColors[0])], pattern: 'stripes' };
  const seed = hash(`${ipedsUnitId ?? id} ${name}`);
  return {
    text,
    colors: PENNANT_TONES[seed % PENNANT_TONES.length] ?? PENNANT_TONES[0],
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
