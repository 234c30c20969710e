import { CONSENT_DAYS } from '../../../entities/consent/record.ts';
import { COMPARE_KEY } from '../../../entities/compare/store.ts';
import { LOCAL_MAJORS } from '../../../entities/favorites/major/local-majors.ts';
import { LOCAL_FAVORITES } from '../../../entities/favorites/store.ts';
import { LAST_ANSWERS_KEY } from '../../../entities/match/last-answers.ts';
import { PRIVATE_ANSWERS_KEY } from '../../../entities/match/private-answers.ts';
import { STUDENT_FACTS_KEY } from '../../../entities/student-facts/student-facts.ts';
import { RETENTION } from '../../../api/domain/shared.ts';
import { days } from './legal-parts.ts';

interface StorageEntry {
  name: string;
  purpose: string;
  category: string;
  duration: string;
}

/** Every entry that this site stores in a browser. */
export const BROWSER_STORAGE: readonly StorageEntry[] = [
  {
    name: 'cookie_consent',
    purpose: 'Your choice (accepted, declined or custom), its time, and a random number for it',
    category: 'Necessary',
    duration: `Valid for ${CONSENT_DAYS} days, then we ask again`,
  },
  {
    name: 'cookie_preferences',
    purpose: 'Which of the four categories are on',
    category: 'Necessary',
    duration: `Valid for ${CONSENT_DAYS} days, then we ask again`,
  },
  {
    name: 'theme',
    purpose: 'Light or dark, if you chose one at the foot of the page',
    category: 'Necessary',
    duration: 'Until you choose “As my device” or delete it',
  },
  {
    name: COMPARE_KEY,
    purpose: 'The colleges you chose to compare',
    category: 'Necessary',
    duration: 'Until you clear the list or delete it',
  },
  {
    name: 'search_columns',
    purpose: 'The columns you chose for the table of search results',
    category: 'Necessary',
    duration: 'Until you choose the usual columns or delete it',
  },
  {
    name: LOCAL_FAVORITES,
    purpose: 'The ids of colleges you saved without signing in',
    category: 'Necessary',
    duration: 'Until you sign in, which moves them to your account, sign out or remove them',
  },
  {
    name: LOCAL_MAJORS,
    purpose: 'The majors for which you saved them',
    category: 'Necessary',
    duration: 'As long as the colleges',
  },
  {
    name: 'roommate_quiz',
    purpose: 'Your answers to the roommate quiz, until a roommate profile has them',
    category: 'Necessary',
    duration: 'Until you create a profile, clear the answers or sign out',
  },
  {
    name: 'roommate_draft',
    purpose: 'What you entered for a roommate profile before it was created',
    category: 'Necessary',
    duration: 'Until the profile is created or you sign out',
  },
  {
    name: 'sign_up_draft',
    purpose: 'What you entered to sign up, without the password',
    category: 'Necessary',
    duration: 'Until you sign up or sign in, or close the tab',
  },
  {
    name: 'auth_token',
    purpose: 'Proves to our server that you are signed in',
    category: 'Necessary',
    duration: `Until you sign out. It expires without a visit after ${days(RETENTION.sessions.idleSeconds)}, and in any case after ${days(RETENTION.sessions.absoluteSeconds)}`,
  },
  {
    name: 'auth_user',
    purpose: 'Your name and email address, so that the menu can show them at once',
    category: 'Necessary',
    duration: 'Until you sign out',
  },
  {
    name: PRIVATE_ANSWERS_KEY,
    purpose:
      'The budget, family income, home state and test scores you entered in the questionnaire, the search, your profile or on a college’s page',
    category: 'Necessary',
    duration: 'Until you close the tab, sign out or clear the fields',
  },
  {
    name: LAST_ANSWERS_KEY,
    purpose: 'Your other answers in the questionnaire, so that it goes on with them when you open it again',
    category: 'Necessary',
    duration: 'Until you close the tab, sign out or start over',
  },
  {
    name: STUDENT_FACTS_KEY,
    purpose: 'The GPA you entered in your profile, and the home ZIP code you entered there or in the questionnaire',
    category: 'Necessary',
    duration: 'Until you close the tab, sign out or clear the fields',
  },
  {
    name: 'unsent_messages',
    purpose: 'What you wrote in a conversation and did not send yet',
    category: 'Necessary',
    duration: 'Until you send it, delete it, close the tab or sign out',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'Your scroll positions, so that going back returns you to the same place',
    category: 'Necessary',
    duration: 'Until you close the tab',
  },
];
