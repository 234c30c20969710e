import type { AccountType } from '../../api/domain/accounts.ts';

/** In the order of the bar. Only providers see `services`. */
const TABS = ['overview', 'favorites', 'rankings', 'roommate', 'services', 'messages', 'account'] as const;
export type Tab = (typeof TABS)[number];

export const TAB_LABELS: Record<Tab, string> = {
  overview: 'Overview',
  favorites: 'My colleges',
  rankings: 'Rankings & matches',
  roommate: 'Roommate profile',
  services: 'Services',
  messages: 'Messages and safety',
  account: 'Account',
};

export const tabsOf = (accountType: AccountType | undefined): Tab[] =>
  TABS.filter((tab) => tab !== 'services' || accountType === 'provider');

/** The tab of an address. Unknown tabs, and tabs of other account types, fall back to the overview. */
export function tabOf(search: string, accountType: AccountType | undefined): Tab {
  const asked = new URLSearchParams(search).get('tab');
  return tabsOf(accountType).find((tab) => tab === asked) ?? 'overview';
}

export const tabHref = (tab: Tab): string => (tab === 'overview' ? '/profile' : `/profile?tab=${tab}`);
