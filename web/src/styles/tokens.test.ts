import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLORS } from '../admin/theme/colors.ts';
import { contrast } from '../api/domain/shared.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const TOKEN = /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;
const tokens = new Map([...css.matchAll(TOKEN)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
const color = (name: string, theme: 'light' | 'dark') => tokens.get(name)?.[theme] ?? '';

const SURFACES = ['paper', 'card', 'sunken'];
const TEXTS = ['ink', 'muted', 'primary', 'primary-strong', 'amber', 'brick', 'sky'];
// prettier-ignore
const TEXT_PAIRS = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text) => [text, surface] as const)),
  ['on-primary', 'primary'], ['on-primary', 'primary-strong'], ['primary', 'tint'], ['ink', 'tint'], ['muted', 'tint'],
  ['amber', 'amber-tint'], ['brick', 'brick-tint'], ['muted', 'brick-tint'], ['sky', 'sky-tint'], ['ink', 'sky-tint'], ['paper', 'ink'],
] as const;
const PART_PAIRS = SURFACES.flatMap((surface) => ['edge', 'primary'].map((part) => [part, surface] as const));

describe.each(['light', 'dark'] as const)('tokens, %s', (theme) => {
  it.each(TEXT_PAIRS)('%s has text contrast on %s', (text, surface) => {
    expect(contrast(color(text, theme), color(surface, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PART_PAIRS)('%s has enough contrast on %s', (part, surface) => {
    expect(contrast(color(part, theme), color(surface, theme))).toBeGreaterThanOrEqual(3);
  });

  it('are the colors of the panel', () => {
    const names = Object.keys(COLORS[theme]);
    expect(COLORS[theme]).toEqual(Object.fromEntries(names.map((name) => [name, color(name, theme)])));
  });
});
