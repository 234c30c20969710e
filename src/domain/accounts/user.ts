/** Who a person is on the site. Only the first three can be chosen when signing up; the others are given by an admin. */
export const ACCOUNT_TYPES = ['student', 'parent', 'counselor', 'provider', 'staff', 'admin'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const SELF_CHOSEN_TYPES = ['student', 'parent', 'counselor'] as const satisfies readonly AccountType[];
export type SelfChosenType = (typeof SELF_CHOSEN_TYPES)[number];

/** A person as others of our own code may see them: neither password nor any token is part of it. */
export interface User {
  id: number;
  username: string;
  /** As it was typed; compared without regard to case. */
  email: string;
  firstName: string;
  lastName: string;
  accountType: AccountType;
  /** The address of the picture on this site. */
  profilePicture: string | null;
  bio: string | null;
  emailVerified: boolean;
  createdAt: Date;
}

/** Who makes a call: a live session and its user, as the database has them now. */
export interface Caller {
  sessionId: string;
  user: User;
}

/** What is known of the machine that calls. */
export interface Client {
  /** An IPv4 address, or the /64 of an IPv6 one; empty when nobody called over the network. */
  address: string;
  userAgent: string;
}

export const isSelfChosen = (type: string): type is SelfChosenType => (SELF_CHOSEN_TYPES as readonly string[]).includes(type);
