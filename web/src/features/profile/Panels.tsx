import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { User } from '../../api/domain/accounts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import type { Tab } from './tabs.ts';

/** The content of a tab. Starts with an h2. */
type Panel = ComponentType<{ user: User }>;

/** One chunk per panel. */
export const PANELS: Record<Tab, LazyExoticComponent<Panel>> = {
  overview: panel(async () => (await import('./overview/Overview.tsx')).Overview),
  favorites: panel(async () => (await import('./favorites/FavoritesPanel.tsx')).FavoritesPanel),
  rankings: panel(async () => (await import('./rankings/RankingsPanel.tsx')).RankingsPanel),
  roommate: panel(async () => (await import('./roommate/RoommatePanel.tsx')).RoommatePanel),
  services: panel(async () => (await import('./services/ProviderPanel.tsx')).ProviderPanel),
  messages: panel(async () => (await import('./messages/SafetyPanel.tsx')).SafetyPanel),
  account: panel(async () => (await import('./account/AccountPanel.tsx')).AccountPanel),
};

function panel(load: () => Promise<Panel>): LazyExoticComponent<Panel> {
  return lazy(async () => ({ default: await load().catch(() => PanelFailure) }));
}

/** Shown when the code of a panel does not load. */
function PanelFailure() {
  return (
    <EmptyState title="This tab could not be loaded" tone="error">
      <p>Check your connection and reload the page.</p>
      <ButtonLink to="" data-reload="" variant="secondary">
        Reload the page
      </ButtonLink>
    </EmptyState>
  );
}

export function PanelSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-8 w-48" />
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-36 rounded-card" />
        ))}
      </div>
    </div>
  );
}
