import type { SERVICE_CATEGORIES } from '../../api/domain.ts';
import type { Way, Ways } from '../../ui/page/NextSteps.tsx';
import { SERVICE_WORDS } from './service-words.ts';

/** What a page says about a part of the product that has its address but is not open yet. */
export interface Upcoming {
  title: string;
  /** One sentence: what is not there yet. */
  text: string;
  /** What it will do. No dates: nobody can keep those. */
  plans: readonly string[];
  today: Ways;
  /** Where several addresses lead to the same page. */
  canonicalPath?: string;
}

const SEARCH: Way = { to: '/discover', label: 'Search colleges' };
const STATES: Way = { to: '/colleges/states', label: 'Browse colleges by state' };
const ABOUT: Way = { to: '/about', label: 'Read about us' };

/** By the key that `app/routes.tsx` names. */
const PAGES = {
  services: {
    title: 'Student services',
    text: 'The marketplace of student services is not open yet.',
    plans: [
      'Find services in thirteen areas, from test prep to student insurance.',
      'Read ratings only from students who used a service, and see how each list is ordered.',
      'Find the free and public alternative named first wherever there is one.',
    ],
    today: [SEARCH, ABOUT],
  },
  roommates: {
    title: 'Find a roommate',
    text: 'The roommate finder is not open yet.',
    plans: [
      'Say how you live, in twelve questions about sleep, quiet, guests and tidiness.',
      'See who at your college lives alike, and where you differ.',
      'Write to each other here before anybody gives away a handle or a number.',
    ],
    today: [SEARCH, STATES],
  },
  'roommates-create': {
    title: 'Create a roommate profile',
    text: 'Roommate profiles are not open yet.',
    plans: [
      'Name your college, your year, and what you are looking for.',
      'Decide what others see, and look at your profile the way they see it.',
      'Pause or delete it whenever you like.',
    ],
    today: [SEARCH, { to: '/roommates', label: 'About the roommate finder' }],
  },
  'roommates-quiz': {
    title: 'Roommate quiz',
    text: 'The roommate quiz is not open yet.',
    plans: [
      'Answer twelve questions as you actually live, and skip any of them.',
      'Say which answers you accept from somebody else, and how much each one matters.',
      'Nothing about origin, belief, health or orientation is asked or guessed.',
    ],
    today: [SEARCH, { to: '/roommates', label: 'About the roommate finder' }],
  },
  'roommates-browse': {
    title: 'Browse roommates',
    text: 'There are no roommate profiles to browse yet.',
    plans: [
      'See students of your college who are looking too, best match first.',
      'Filter by year, kind of room and move-in term.',
      'Stay out of sight yourself until you choose otherwise.',
    ],
    today: [SEARCH, { to: '/roommates', label: 'About the roommate finder' }],
  },
  'roommate-profile': {
    title: 'Roommate profile',
    text: 'There are no roommate profiles yet, so there is none at this address.',
    plans: [
      'See answers side by side, and what you would have to talk about.',
      'Write a message, or report and block, from every profile.',
    ],
    today: [SEARCH, { to: '/roommates', label: 'About the roommate finder' }],
  },
} as const satisfies Record<string, Upcoming>;

type ServiceSlug = (typeof SERVICE_CATEGORIES)[number]['slug'];
export type UpcomingKey = keyof typeof PAGES | ServiceSlug;

/** The words for a page. */
export const upcomingOf = (key: UpcomingKey): Upcoming => (key in PAGES ? PAGES[key as keyof typeof PAGES] : serviceOf(key as ServiceSlug));

function serviceOf(slug: ServiceSlug): Upcoming {
  const { heading, plans, now } = SERVICE_WORDS[slug];
  return {
    title: heading,
    text: ['This part of the student services is not open yet.', now].filter(Boolean).join(' '),
    plans,
    today: [SEARCH, { to: '/services', label: 'About the student services' }],
    canonicalPath: `/services/${slug}`,
  };
}
