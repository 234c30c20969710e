import { SERVICE_CATEGORIES } from '../api/domain/services.ts';
import { PRODUCT } from '../api/domain/shared.ts';

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
  /** Two columns, 600 px wide. The other groups are 400 px wide. */
  isWide?: boolean;
}

export const isCurrent = ({ to, aliases = [] }: MenuEntry, pathname: string): boolean => to === pathname || aliases.includes(pathname);

export const ROOMMATES: MenuEntry = { label: 'Roommates', to: '/roommates' };
export const ABOUT_US: MenuEntry = { label: 'About Us', to: '/about' };
export const MY_COLLEGES: MenuEntry = { label: 'My colleges', to: '/my-colleges' };

const listOf = (label: string, kind: string): MenuEntry => ({
  label,
  to: `/colleges/best-${kind}-colleges`,
  aliases: [`/colleges/${kind}`, `/schools/${kind}`],
});

/** The groups of the header, in order. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  {
    id: 'product',
    label: PRODUCT.name,
    entries: [
      { label: `What is ${PRODUCT.name}`, to: `/${PRODUCT.slug}/about` },
      { label: 'Get Matches', to: `/${PRODUCT.slug}` },
      { label: 'Rankings', to: '/rankings' },
      { label: 'Compare', to: '/compare' },
    ],
  },
  {
    id: 'colleges',
    label: 'Colleges',
    entries: [
      { label: 'Search Colleges', to: '/discover', aliases: ['/best-colleges'] },
      listOf('Public Schools', 'public'),
      listOf('Private Schools', 'private'),
      { label: 'Schools by State', to: '/colleges/states', aliases: ['/schools/states', '/colleges/state'] },
      listOf('Community Colleges', 'community'),
      listOf('HBCU', 'hbcu'),
      { label: 'Good for Adults', to: '/colleges/good-for-adults' },
    ],
  },
  {
    id: 'services',
    label: 'Services',
    isWide: true,
    entries: [
      { label: 'All services', to: '/services' },
      ...SERVICE_CATEGORIES.map(({ name, alias, slug }) => serviceOf(name, alias, slug)),
      ROOMMATES,
    ],
  },
];

function serviceOf(label: string, alias: string, slug: string): MenuEntry {
  return { label, to: `/services/${slug}`, aliases: [`/services/${alias}`] };
}

/** Id of the signed-in user's group. */
export const ACCOUNT = 'account';

/** Pages about signing in. Their addresses may hold secrets and are no return addresses. */
const SIGN_IN_PAGES = /^\/(forgot-password|verify-email|restore-account)$/;

/** The address of the sign-in page, which returns to the current page. On the sign-in page itself it keeps the return address. */
export function authAddress(tab: 'login' | 'register', { pathname, search }: { pathname: string; search: string }): string {
  if (SIGN_IN_PAGES.test(pathname)) return `/auth?tab=${tab}`;
  const returnUrl = pathname === '/auth' ? new URLSearchParams(search).get('returnUrl') : pathname + search;
  return `/auth?tab=${tab}${returnUrl === null ? '' : `&returnUrl=${encodeURIComponent(returnUrl)}`}`;
}
