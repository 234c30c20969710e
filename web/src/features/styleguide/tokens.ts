import css from '../../styles/tokens.css?raw';

export interface ColorToken {
  name: string;
  light: string;
  dark: string;
}

/** The colors of the style sheet. */
export const COLORS: readonly ColorToken[] = [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);

/** All tokens with this prefix, such as sizes and radii. */
export const tokensOf = (prefix: string): { name: string; value: string }[] =>
  [...css.matchAll(/--([\w-]+): ([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ name }) => name.startsWith(`${prefix}-`) && !name.includes('--'));

export const colorOf = (name: string, theme: 'light' | 'dark'): string => COLORS.find((color) => color.name === name)?.[theme] ?? '#000000';
