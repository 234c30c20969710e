import { useEffect } from 'react';
import { applyTheme, theme, THEMES, type Theme } from '../lib/theme.ts';

const LABELS: Record<Theme, string> = { system: 'As my device', light: 'Light', dark: 'Dark' };

/** The choice of theme. The server does not know it, so it is read after the first render. */
export function ThemeSwitch() {
  const chosen = theme.useValue();
  useEffect(() => theme.subscribe(applyTheme), []);
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
              checked={chosen === option}
              onChange={() => theme.set(option)}
              className="size-4 accent-primary"
            />
            {LABELS[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
