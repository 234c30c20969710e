import { CONSENT_DAYS } from '../../lib/consent.ts';
import { COMPARE_KEY } from '../../lib/compare-list.ts';

interface StoredThing {
  name: string;
  purpose: string;
  category: string;
  stays: string;
}

/** Everything this site keeps in a browser today. */
export const STORED_TODAY: readonly StoredThing[] = [
  {
    name: 'cookie_consent',
    purpose: 'Whether you accepted, declined or chose yourself, when, and a random number for that choice',
    category: 'Necessary',
    stays: `Counts for ${CONSENT_DAYS} days, then you are asked again`,
  },
  {
    name: 'cookie_preferences',
    purpose: 'Which of the four categories are on',
    category: 'Necessary',
    stays: `Counts for ${CONSENT_DAYS} days, then you are asked again`,
  },
  {
    name: 'theme',
    purpose: 'Light or dark, if you chose one at the foot of the page',
    category: 'Necessary',
    stays: 'Until you choose “As my device” or delete it',
  },
  {
    name: COMPARE_KEY,
    purpose: 'The colleges you picked to compare',
    category: 'Necessary',
    stays: 'Until you empty the list or delete it',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'How far you had scrolled, so that going back brings you to the same place',
    category: 'Necessary',
    stays: 'Until you close the tab',
  },
];
