import { contrast } from '../../api/domain/shared.ts';
import { Chapter, ExampleGrid, Example } from './Example.tsx';
import { COLORS, colorOf, tokensOf, type ColorToken } from './tokens.ts';

const THEMES = ['light', 'dark'] as const;
const SIZES = {
  'text-xs': 'text-xs',
  'text-sm': 'text-sm',
  'text-base': 'text-base',
  'text-lg': 'text-lg',
  'text-xl': 'text-xl',
  'text-2xl': 'text-2xl',
  'text-3xl': 'text-3xl',
  'text-4xl': 'text-4xl',
} as const;

export function TokenChapters() {
  return (
    <>
      <Chapter id="colors" title="Colors">
        <p className="text-muted">Each color shows its contrast on paper and on card. Text needs 4.5 and controls need 3.</p>
        <div className="grid gap-6 md:grid-cols-2">
          {THEMES.map((theme) => (
            <Example key={theme} name={theme}>
              <ul className="grid gap-2">
                {COLORS.map((color) => (
                  <Swatch key={color.name} color={color} theme={theme} />
                ))}
              </ul>
            </Example>
          ))}
        </div>
      </Chapter>
      <Chapter id="type" title="Type">
        {Object.entries(SIZES).map(([name, size]) => (
          <Example key={name} name={`${name} · ${tokensOf('text').find((token) => token.name === name)?.value ?? ''}`}>
            <p className={`font-display font-semibold ${size}`}>Discover the right college for you</p>
            <p className={`figure ${size}`}>Net price $14,230 a year, 2021-22</p>
          </Example>
        ))}
      </Chapter>
      <Chapter id="shape" title="Space, radius, shadow">
        <ExampleGrid>
          <Example name="space: 4 px grid (1, 2, 3, 4, 6, 8, 12)">
            <div className="grid gap-1">
              <Bar className="w-1" />
              <Bar className="w-2" />
              <Bar className="w-3" />
              <Bar className="w-4" />
              <Bar className="w-6" />
              <Bar className="w-8" />
              <Bar className="w-12" />
            </div>
          </Example>
          <Example
            name={tokensOf('radius')
              .map(({ name, value }) => `${name} ${value}`)
              .join(' · ')}
          >
            <div className="flex gap-3">
              <div className="size-16 rounded-control border border-edge bg-card" />
              <div className="size-16 rounded-card border border-edge bg-card" />
              <div className="size-16 rounded-full border border-edge bg-card" />
            </div>
          </Example>
          <Example name="shadow-soft">
            <div className="h-16 rounded-card bg-card shadow-soft" />
          </Example>
        </ExampleGrid>
      </Chapter>
    </>
  );
}

const Bar = ({ className }: { className: string }) => <div className={`h-3 bg-primary ${className}`} />;

function Swatch({ color, theme }: { color: ColorToken; theme: 'light' | 'dark' }) {
  const hex = color[theme];
  const on = (surface: string) => contrast(hex, colorOf(surface, theme)).toFixed(1);
  return (
    <li className="flex items-center gap-3 text-sm">
      <svg viewBox="0 0 48 32" className="h-8 w-12 shrink-0 rounded-control border border-line" aria-hidden="true">
        <rect width="48" height="32" fill={hex} />
      </svg>
      <span className="w-32 font-medium">{color.name}</span>
      <code className="w-20 text-xs text-muted">{hex}</code>
      <span className="figure text-xs text-muted">
        {on('paper')} · {on('card')}
      </span>
    </li>
  );
}
