import type { AccountType } from '../../api/domain.ts';

/** The tabs in the order of the bar; `services` is for those who offer some. */
const TABS = ['overview', 'favorites', 'rankings', 'roommate', 'services', 'account'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_LABELS: Record<Tab, string> = {
  overview: 'Overview',
  favorites: 'Favorites',
  rankings: 'Rankings & matches',
  roommate: 'Roommate profile',
  services: 'Services',
  account: 'Account',
};

export const tabsOf = (accountType: AccountType | undefined): Tab[] =>
  TABS.filter((tab) => tab !== 'services' || accountType === 'provider');

/** The tab an address asks for; anything else, and what is not this person's, is the overview. */
export function tabOf(search: string, accountType: AccountType | undefined): Tab {
  const asked = new URLSearchParams(search).get('tab');
  return tabsOf(accountType).find((tab) => tab === asked) ?? 'overview';
}

export const tabHref = (tab: Tab): string => (tab === 'overview' ? '/profile' : `/profile?tab=${tab}`);
