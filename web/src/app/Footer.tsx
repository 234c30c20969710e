import { PRODUCT } from '../api/contracts.ts';
import { TextLink } from '../components/TextLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function Footer() {
  return (
    <footer className="mt-16 border-t border-line bg-sunken" data-print="hide">
      <div className="page grid gap-10 py-12 md:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-prose">
          <p className="font-display text-xl font-semibold">{PRODUCT.name}</p>
          <p className="mt-3 text-sm text-muted">{PRODUCT.mission}</p>
          <p className="mt-4 text-xs text-muted">
            Figures come from the US Department of Education (IPEDS and College Scorecard). Every number names its source and year.{' '}
            {PRODUCT.name} is independent and not part of any government agency.
          </p>
        </div>
        <nav aria-labelledby="footer-platform">
          <h2 id="footer-platform" className="font-sans text-sm font-semibold tracking-normal">
            Platform
          </h2>
          <ul className="mt-3 grid gap-1 text-sm">
            <li>
              <TextLink className="inline-flex min-h-8 items-center" to="/discover">
                College Discovery
              </TextLink>
            </li>
            <li>
              <a
                className="inline-flex min-h-8 items-center text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
                href="/api/docs"
              >
                API for developers
              </a>
            </li>
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
