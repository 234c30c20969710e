import type { ReactNode } from 'react';
import { PRODUCT } from '../api/domain/shared.ts';
import { useSite } from '../api/site.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { ABOUT_US, ROOMMATES, type MenuEntry } from './menu.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const PLATFORM: readonly MenuEntry[] = [
  { label: 'College Discovery', to: '/discover' },
  { label: 'Majors', to: '/majors' },
  ROOMMATES,
  { label: 'Services', to: '/services' },
];
const COMPANY: readonly MenuEntry[] = [
  ABOUT_US,
  { label: 'Safety', to: '/safety' },
  { label: 'Privacy', to: '/privacy' },
  { label: 'Cookies', to: '/cookies' },
  { label: 'User Agreement', to: '/user-agreement' },
];
/** Names without a page: the specification leaves them as placeholders. */
const HELP = ['Support', 'Contact Us', 'FAQ'];

const ROW = 'flex min-h-8 items-center';
const BUTTON_LIKE_LINK = 'text-primary underline decoration-1 underline-offset-3 hover:decoration-2';

/** Mission, the operator's name, links, sources and the choice of theme. */
export function Footer() {
  const name = useSite().operator?.name;
  return (
    <footer className="mt-16 border-t border-line bg-sunken" data-print="hide">
      <div className="page grid gap-10 py-12 lg:grid-cols-[2fr_3fr]">
        <div className="max-w-prose">
          <p className="font-display text-xl font-semibold">{PRODUCT.name}</p>
          <p className="mt-3 text-sm text-muted">{PRODUCT.mission}</p>
          <p className="mt-4 text-xs text-muted">
            Figures come from US federal sources. A college’s page shows the source and year of every number. {PRODUCT.name} is not part of
            the government.{name !== undefined && ` This site is run by ${name}.`}
          </p>
        </div>
        <div className="grid grid-cols-2 gap-8 text-sm md:grid-cols-4">
          <Links title="Platform" entries={PLATFORM}>
            <li>
              <TextLink className={ROW} to="/data">
                Data and sources
              </TextLink>
            </li>
            <li>
              <a className={`${ROW} ${BUTTON_LIKE_LINK}`} href="/api/docs">
                API for developers
              </a>
            </li>
          </Links>
          <Links title="Company" entries={COMPANY}>
            <li className="needs-scripts">
              <button type="button" data-cookie-preferences="" className={`${ROW} ${BUTTON_LIKE_LINK}`}>
                Cookie preferences
              </button>
            </li>
          </Links>
          <Help />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function Title({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <h2 {...(id !== undefined && { id })} className="mb-3 font-sans text-sm font-semibold tracking-normal">
      {children}
    </h2>
  );
}

function Links({ title, entries, children }: { title: string; entries: readonly MenuEntry[]; children: ReactNode }) {
  const id = `footer-${title.toLowerCase()}`;
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <ul className="grid gap-1">
        {entries.map(({ label, to }) => (
          <li key={to}>
            <TextLink className={ROW} to={to}>
              {label}
            </TextLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

function Help() {
  return (
    <div>
      <Title>Help</Title>
      <ul className="grid gap-1 text-muted">
        {HELP.map((label) => (
          <li key={label} className={ROW}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
