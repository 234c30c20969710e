import { useEffect, useState } from 'react';
import { chooseTheme, readTheme, THEMES, type Theme } from '../lib/theme.ts';

const LABELS: Record<Theme, string> = { system: 'As my device', light: 'Light', dark: 'Dark' };

/** Three choices of theme. The server cannot know the choice, so it is read after the first render. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(readTheme()), []);
  const choose = (next: Theme) => {
    setTheme(next);
    chooseTheme(next);
  };
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Appearance</legend>
      <div className="mt-3 grid gap-1 text-sm">
        {THEMES.map((option) => (
          <label key={option} className="flex min-h-8 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="theme"
              value={option}
              checked={theme === option}
              onChange={() => choose(option)}
              className="size-4 accent-primary"
            />
            {LABELS[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
