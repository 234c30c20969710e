import type { User } from '../../../api/domain.ts';

/** What the form holds: text, whatever the user has. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  username: string;
  bio: string;
}

/** What differs from what is stored, without the spaces around it. */
export function changesOf(user: Pick<User, keyof ProfileFields>, values: ProfileFields): Partial<ProfileFields> {
  const changed = Object.entries<string>({ ...values })
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([name, value]) => value !== (user[name as keyof ProfileFields] ?? ''));
  return Object.fromEntries(changed);
}
