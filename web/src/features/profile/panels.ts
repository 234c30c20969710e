import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { User } from '../../api/domain.ts';
import { NotLoaded } from './NotLoaded.tsx';
import type { Tab } from './tabs.ts';

/** What is below a tab; it begins with a heading of the second level. */
export type Panel = ComponentType<{ user: User }>;

/** Each in a chunk of its own. */
export const PANELS: Record<Tab, LazyExoticComponent<Panel>> = {
  overview: panel(async () => (await import('./overview/Overview.tsx')).Overview),
  favorites: panel(async () => (await import('./favorites/FavoritesPanel.tsx')).FavoritesPanel),
  rankings: panel(async () => (await import('./rankings/RankingsPanel.tsx')).RankingsPanel),
  roommate: panel(async () => (await import('./coming/ComingPanels.tsx')).RoommatePanel),
  services: panel(async () => (await import('./coming/ComingPanels.tsx')).ServicesPanel),
  account: panel(async () => (await import('./account/AccountPanel.tsx')).AccountPanel),
};

function panel(load: () => Promise<Panel>): LazyExoticComponent<Panel> {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
}
