import type { NextStep, NextStepList } from '../../ui/page/NextSteps.tsx';

/** The texts of a page for a feature that is not open yet. */
export interface Upcoming {
  title: string;
  /** One sentence: what is not available yet. */
  text: string;
  /** Planned features, without dates. */
  plans: readonly string[];
  today: NextStepList;
}

const SEARCH: NextStep = { to: '/discover', label: 'Search colleges' };
const STATES: NextStep = { to: '/colleges/states', label: 'Browse colleges by state' };

/** The keys are those in `app/routes.tsx`. */
const PAGES = {
  roommates: {
    title: 'Find a roommate',
    text: 'The roommate finder is not open yet.',
    plans: [
      'Answer twelve questions about sleep, quiet, guests and tidiness.',
      'See students at your college who live like you, and where you differ.',
      'Message each other here before you share a handle or phone number.',
    ],
    today: [SEARCH, STATES],
  },
  'roommates-create': {
    title: 'Create a roommate profile',
    text: 'Roommate profiles are not open yet.',
    plans: [
      'Add your college, your year and what you are looking for.',
      'Choose what others see, and preview your profile.',
      'Pause or delete it at any time.',
    ],
    today: [SEARCH, { to: '/roommates', label: 'About the roommate finder' }],
  },
  'roommates-quiz': {
    title: 'Roommate quiz',
    text: 'The roommate quiz is not open yet.',
    plans: [
      'Answer twelve questions about how you live, and skip any of them.',
      'Choose which answers you accept from a roommate, and how much each one matters.',
      'We do not ask about or infer origin, religion, health or orientation.',
    ],
    today: [SEARCH, { to: '/roommates', label: 'About the roommate finder' }],
  },
  'roommates-browse': {
    title: 'Browse roommates',
    text: 'There are no roommate profiles to browse yet.',
    plans: [
      'See students at your college who are looking for a roommate, best match first.',
      'Filter by year, room type and move-in term.',
      'Stay hidden until you choose to show your profile.',
    ],
    today: [SEARCH, { to: '/roommates', label: 'About the roommate finder' }],
  },
  'roommate-profile': {
    title: 'Roommate profile',
    text: 'There are no roommate profiles yet.',
    plans: ['Compare answers side by side and see what to discuss.', 'Message, report or block a person from any profile.'],
    today: [SEARCH, { to: '/roommates', label: 'About the roommate finder' }],
  },
} as const satisfies Record<string, Upcoming>;

export type UpcomingKey = keyof typeof PAGES;

export const upcomingOf = (key: UpcomingKey): Upcoming => PAGES[key];
