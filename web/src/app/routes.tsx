import type { ComponentType } from 'react';
import { Outlet, redirect, redirectDocument, type RouteObject } from 'react-router-dom';
import { SERVICE_CATEGORIES } from '../api/domain/services.ts';
import { PRODUCT } from '../api/domain/shared.ts';
import { notFound } from '../entities/page/page-status.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { Layout } from './Layout.tsx';

const search = () => import('../features/search/route.ts');
const list = async (kind: 'public' | 'private' | 'community' | 'hbcu') => (await import('../features/lists/list.route.ts')).listRoute(kind);
const adults = async () => (await import('../features/lists/list.route.ts')).adultsRoute();
const states = () => import('../features/lists/states.route.ts');
const state = () => import('../features/lists/state.route.ts');
const notAuthorized = async () => ({ Component: (await import('../features/staff/NotAuthorized.tsx')).NotAuthorized });
const roommateRequests = async () => ({ Component: (await import('../features/roommates/requests/RequestsPage.tsx')).RequestsPage });
const category = (slug: CategorySlug) => async () => (await import('../features/services/category/category.route.ts')).categoryRoute(slug);

type CategorySlug = (typeof SERVICE_CATEGORIES)[number]['slug'];

/**
 * Every address of the site. The module of a page is loaded when the page is opened. It exports `Component` and, if the page has
 * data, `loader` (and `shouldRevalidate`). Static addresses win over `:slug`.
 */
const pages: RouteObject[] = [
  { index: true, lazy: () => import('../features/home/route.ts') },
  { path: 'discover', lazy: search },
  { path: 'best-colleges', lazy: search },

  ...(['public', 'private', 'community', 'hbcu'] as const).flatMap((kind) =>
    [`colleges/best-${kind}-colleges`, `colleges/${kind}`, `schools/${kind}`].map((path) => ({ path, lazy: () => list(kind) })),
  ),
  { path: 'colleges/good-for-adults', lazy: adults },
  ...['colleges/states', 'schools/states', 'colleges/state'].flatMap((path) => [
    { path, lazy: states },
    { path: `${path}/:state`, lazy: state },
  ]),
  { path: 'colleges/:slug', lazy: () => import('../features/college/route.ts') },
  { path: 'compare', lazy: () => import('../features/compare/route.ts') },
  { path: 'my-colleges', lazy: () => import('../features/my-colleges/MyCollegesPage.tsx') },

  { path: 'majors', lazy: () => import('../features/majors/majors.route.ts') },
  { path: 'majors/:major/:state?', lazy: () => import('../features/majors/major.route.ts') },
  { path: 'rankings', lazy: () => import('../features/rankings/rankings.route.ts') },
  { path: 'rankings/shared/:token', lazy: () => import('../features/rankings/shared.route.ts') },
  { path: PRODUCT.slug, lazy: () => import('../features/matching/questions/questions.route.ts') },
  { path: `${PRODUCT.slug}/results`, lazy: () => import('../features/matching/results/results.route.ts') },
  { path: `${PRODUCT.slug}/about`, lazy: () => import('../features/info/method/product-about.route.ts') },
  { path: 'personal-rankings-explained', lazy: () => import('../features/info/method/rankings-explained.route.ts') },
  { path: 'data', lazy: () => import('../features/data/route.ts') },
  { path: 'about', lazy: () => import('../features/info/AboutPage.tsx') },
  { path: 'privacy', lazy: () => import('../features/info/legal/PrivacyPage.tsx') },
  { path: 'cookies', lazy: () => import('../features/info/legal/CookiesPage.tsx') },
  { path: 'safety', lazy: () => import('../features/info/safety/SafetyPage.tsx') },
  { path: 'user-agreement', lazy: () => import('../features/info/legal/UserAgreementPage.tsx') },
  { path: 'image-test', lazy: () => import('../features/info/ImageTestPage.tsx') },
  ...(import.meta.env.DEV ? [{ path: 'styleguide', lazy: () => import('../features/styleguide/StyleguidePage.tsx') }] : []),

  { path: 'auth', lazy: () => import('../features/auth/auth.route.ts') },
  { path: 'forgot-password', lazy: () => import('../features/auth/recovery/forgot-password.route.ts') },
  { path: 'verify-email', lazy: () => import('../features/auth/verify-email.route.ts') },
  { path: 'appeal', lazy: async () => ({ Component: (await import('../features/appeal/AppealPage.tsx')).AppealPage }) },
  { path: 'restore-account', lazy: async () => ({ Component: (await import('../features/restore/RestorePage.tsx')).RestorePage }) },
  { path: 'lists/:token', lazy: () => import('../features/shared-list/shared-list.route.ts') },
  signedIn('profile', 'Your profile', async () => ({ Component: (await import('../features/profile/ProfilePage.tsx')).ProfilePage })),
  signedIn('messages', 'Messages', async () => ({ Component: (await import('../features/messages/MessagesPage.tsx')).MessagesPage })),
  // The panel is a build of its own, with its own document.
  { path: 'admin/*', loader: ({ url }) => redirectDocument(url.pathname + url.search), Component: Outlet },
  signedIn('not-authorized', 'Not authorized', notAuthorized),
  { path: 'services', lazy: () => import('../features/services/home/home.route.ts') },
  ...SERVICE_CATEGORIES.flatMap(({ alias, slug }) =>
    [alias, slug].flatMap((path) => [
      { path: `services/${path}`, lazy: category(slug) },
      { path: `services/${path}/:slug`, lazy: () => import('../features/services/detail/detail.route.ts') },
    ]),
  ),
  { path: 'roommates', lazy: () => import('../features/roommates/hub/hub.route.ts') },
  { path: 'roommates/create', lazy: () => import('../features/roommates/create/create.route.ts') },
  { path: 'roommates/quiz', lazy: () => import('../features/roommates/quiz/quiz.route.ts') },
  { path: 'roommates/about', lazy: () => import('../features/roommates/about/about.route.ts') },
  { path: 'roommates/browse', lazy: () => import('../features/roommates/browse/browse.route.ts') },
  signedIn('roommates/requests', 'Roommate requests', roommateRequests),
  { path: 'roommates/:id', lazy: () => import('../features/roommates/detail/roommate.route.ts') },
  { path: 'roommate-connect', loader: () => redirect('/roommates', 301), Component: Outlet },
  { path: '*', loader: notFound, Component: Outlet },
];

/** The pages are children of a route without a path, so that errors show inside the layout. */
export const routes: RouteObject[] = [{ Component: Layout, children: [{ Component: Outlet, ErrorBoundary: ErrorPage, children: pages }] }];

/** A page for signed-in users. `title` is shown until the session is known. */
function signedIn(path: string, title: string, lazy: () => Promise<{ Component: ComponentType }>): RouteObject {
  const guard = async () => {
    const { SignedInOnly } = await import('./SignedInOnly.tsx');
    return { Component: () => <SignedInOnly title={title} /> };
  };
  return { path, lazy: guard, children: [{ index: true, lazy }] };
}
