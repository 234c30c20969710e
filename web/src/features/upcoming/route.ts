import { createElement } from 'react';
import type { UpcomingKey } from './upcoming.ts';
import { UpcomingPage } from './UpcomingPage.tsx';

/** The page of one part that is not open yet. */
export const upcomingRoute = (name: UpcomingKey) => ({ Component: () => createElement(UpcomingPage, { name }) });
