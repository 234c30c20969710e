import { createStoredValue } from './stored-value.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme. `system` is stored as no entry. `public/theme.js` reads the key before the first paint. */
export const theme = createStoredValue<Theme>({
  keys: ['theme'],
  parse: (text) => THEMES.find((known) => known === text) ?? 'system',
  format: (chosen) => [chosen === 'system' ? '' : chosen],
  fallback: 'system',
});

/** Tells the style sheet which theme is chosen. */
export function applyTheme(): void {
  const chosen = theme.get();
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}
