import css from '../../styles/tokens.css?raw';

export interface ColourToken {
  name: string;
  light: string;
  dark: string;
}

/** The colours as the style sheet has them. */
export const COLOURS: readonly ColourToken[] = [...css.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
  ([, name = '', light = '', dark = '']) => ({ name, light, dark }),
);

/** Sizes, radii and the like: every token whose name begins so, with its value. */
export const tokensOf = (prefix: string): { name: string; value: string }[] =>
  [...css.matchAll(/--([\w-]+): ([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ name }) => name.startsWith(`${prefix}-`) && !name.includes('--'));

export const colourOf = (name: string, theme: 'light' | 'dark'): string =>
  COLOURS.find((colour) => colour.name === name)?.[theme] ?? '#000000';
