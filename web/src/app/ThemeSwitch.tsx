import { useSyncExternalStore } from 'react';
import { chooseTheme, onThemeChoice, readTheme, THEMES, type Theme } from '../lib/theme.ts';

const LABELS: Record<Theme, string> = { system: 'As my device', light: 'Light', dark: 'Dark' };

const onServer = (): Theme => 'system';

/** Three choices of theme. The server cannot know the choice, so it is read after the first render. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(onThemeChoice, readTheme, onServer);
  return (
    <fieldset className="needs-scripts">
      <legend className="text-sm font-semibold">Appearance</legend>
      <div className="mt-3 grid gap-1 text-sm">
        {THEMES.map((option) => (
          <label key={option} className="flex min-h-8 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="theme"
              value={option}
              checked={theme === option}
              onChange={() => chooseTheme(option)}
              className="size-4 accent-primary"
            />
            {LABELS[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
