/** The first three can be chosen at sign-up; an admin assigns the others. A viewer sees the admin pages and changes nothing. */
export const ACCOUNT_TYPES = ['student', 'parent', 'counselor', 'provider', 'viewer', 'staff', 'admin'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const SELF_CHOSEN_TYPES = ['student', 'parent', 'counselor'] as const satisfies readonly AccountType[];
export type SelfChosenType = (typeof SELF_CHOSEN_TYPES)[number];

/** An account without its password and tokens. */
export interface User {
  id: number;
  username: string;
  /** As typed; compared ignoring case. */
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

/** A live session and its user, as the database has them now. */
export interface Caller {
  sessionId: string;
  user: User;
  /** The session has proved the password lately. */
  isProven?: boolean;
  /** The role needs a second step, and there is none. Until then it works without. */
  secondStepDue?: { at: Date; isOver: boolean };
}

/** The device that sends a request. */
export interface Client {
  /** An IPv4 address, or the /64 prefix of an IPv6 address; empty for calls that do not come over the network. */
  address: string;
  userAgent: string;
}

export const isSelfChosen = (type: string): type is SelfChosenType => (SELF_CHOSEN_TYPES as readonly string[]).includes(type);
