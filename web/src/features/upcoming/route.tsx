import { UPCOMING } from './upcoming.ts';
import { UpcomingPage } from './UpcomingPage.tsx';

export const upcomingRoute = (key: keyof typeof UPCOMING) => ({ Component: () => <UpcomingPage page={UPCOMING[key]} /> });
