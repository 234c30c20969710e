import { CONSENT_DAYS } from '../../../entities/consent/record.ts';
import { COMPARE_KEY } from '../../../entities/compare/store.ts';
import { LOCAL_FAVORITES } from '../../../entities/favorites/store.ts';
import { PRIVATE_ANSWERS_KEY } from '../../../entities/match/private-answers.ts';
import { RETENTION } from '../../../api/domain.ts';
import { days } from './days.ts';

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
    name: LOCAL_FAVORITES,
    purpose: 'The colleges you saved without being signed in, as numbers of ours',
    category: 'Necessary',
    stays: 'Until you sign in, which moves them to your account, or remove them',
  },
  {
    name: 'auth_token',
    purpose: 'Proves to our server that you are signed in; written when you log in',
    category: 'Necessary',
    stays: `Until you sign out; without a visit it stops working after ${days(RETENTION.sessions.idleSeconds)}, and in any case after ${days(RETENTION.sessions.absoluteSeconds)}`,
  },
  {
    name: 'auth_user',
    purpose: 'Your name and email address, so that the menu can greet you at once',
    category: 'Necessary',
    stays: 'Until you sign out',
  },
  {
    name: PRIVATE_ANSWERS_KEY,
    purpose:
      'The budget, family income and test scores you typed into the questionnaire or on a college’s page, which no address may carry',
    category: 'Necessary',
    stays: 'Until you close the tab or empty the fields',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'How far you had scrolled, so that going back brings you to the same place',
    category: 'Necessary',
    stays: 'Until you close the tab',
  },
];
