export interface Upcoming {
  title: string;
  text: string;
}

/** By the key that `app/routes.tsx` names. */
export const UPCOMING = {
  auth: { title: 'Log in or sign up', text: 'Accounts are not open yet.' },
} as const satisfies Record<string, Upcoming>;
