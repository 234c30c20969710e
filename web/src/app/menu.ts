import { PRODUCT, SERVICE_CATEGORIES } from '../api/domain.ts';

export interface MenuEntry {
  label: string;
  to: string;
  /** Other addresses of the same page. */
  aliases?: readonly string[];
}
export interface MenuGroup {
  id: string;
  label: string;
  entries: readonly MenuEntry[];
  /** Two columns, 600 px (specification §2); the others are 400 px wide. */
  isWide?: boolean;
}

/** Addresses below /services and /roommates that are built. Adding one here turns its entries in header and footer into links. */
const OPENED: ReadonlySet<string> = new Set<string>([]);

/** Whether there is a page behind an entry already; what is not open yet is shown as text. */
export const isOpen = ({ to }: MenuEntry): boolean => !/^\/(services|roommates)(\/|$)/.test(to) || OPENED.has(to);

export const isCurrent = ({ to, aliases = [] }: MenuEntry, pathname: string): boolean => to === pathname || aliases.includes(pathname);

export const DISCOVERY: MenuEntry = { label: 'College Discovery', to: '/discover', aliases: ['/best-colleges'] };
export const ROOMMATES: MenuEntry = { label: 'Roommates', to: '/roommates' };
export const SERVICES: MenuEntry = { label: 'Services', to: '/services' };
export const ABOUT_US: MenuEntry = { label: 'About Us', to: '/about' };

const listOf = (label: string, kind: string): MenuEntry => ({
  label,
  to: `/colleges/best-${kind}-colleges`,
  aliases: [`/colleges/${kind}`, `/schools/${kind}`],
});

/** The groups of the header, in the order of specification §2. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  {
    id: 'product',
    label: PRODUCT.name,
    entries: [
      { label: `What is ${PRODUCT.name}`, to: `/${PRODUCT.slug}/about` },
      { label: 'Get Matches', to: `/${PRODUCT.slug}` },
    ],
  },
  {
    id: 'colleges',
    label: 'Colleges',
    entries: [
      { ...DISCOVERY, label: 'Search Colleges' },
      listOf('Public Schools', 'public'),
      listOf('Private Schools', 'private'),
      { label: 'Schools by State', to: '/colleges/states', aliases: ['/schools/states', '/colleges/state'] },
      listOf('Community Colleges', 'community'),
      listOf('HBCU', 'hbcu'),
    ],
  },
  {
    id: 'services',
    label: 'Services',
    isWide: true,
    entries: [...SERVICE_CATEGORIES.map(({ name, alias, slug }) => serviceOf(name, alias, slug)), ROOMMATES],
  },
];

function serviceOf(label: string, alias: string, slug: string): MenuEntry {
  return { label, to: `/services/${slug}`, aliases: [`/services/${alias}`] };
}

/** The group of whoever is signed in. */
export const ACCOUNT = 'account';
const PROFILE: MenuEntry = { label: 'Profile Dashboard', to: '/profile' };
/** What it offers in the bar, and on a phone (specification §2); there the way to the profile would be missing otherwise. */
export const ACCOUNT_BAR: readonly MenuEntry[] = [PROFILE];
export const ACCOUNT_PHONE: readonly MenuEntry[] = [PROFILE, { label: 'Messages', to: '/messages' }, { label: 'Admin', to: '/admin' }];

/** Pages about signing in: what stands in their addresses is not to be carried on. */
const ABOUT_SIGNING_IN = /^\/(forgot-password|verify-email|restore-account)$/;

/** Where signing in or up begins, and where it comes back to; from the sign-in page itself it keeps what it was asked. */
export function authAddress(tab: 'login' | 'register', { pathname, search }: { pathname: string; search: string }): string {
  if (ABOUT_SIGNING_IN.test(pathname)) return `/auth?tab=${tab}`;
  const asked = pathname === '/auth' ? new URLSearchParams(search).get('returnUrl') : pathname + search;
  return `/auth?tab=${tab}${asked === null ? '' : `&returnUrl=${encodeURIComponent(asked)}`}`;
}
