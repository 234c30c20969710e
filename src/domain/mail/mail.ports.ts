import type { DueLetter } from './letter.ts';

type Loan = Pick<DueLetter, 'id' | 'attempts'>;

/** The letters that wait in the database. Times are the database's. */
export interface Outbox {
  /** Lends due letters for so many seconds. Nobody else is given them meanwhile; afterwards they are due again. */
  claim(order: { most: number; seconds: number }): Promise<DueLetter[]>;
  /** It is on its way: nothing of what it said is kept. */
  markSent(loan: Loan): Promise<void>;
  /** It stays here, to be read in the outbox; nobody will send it. */
  keep(loan: Loan): Promise<void>;
  postpone(loan: Loan, seconds: number, reason: string): Promise<void>;
  /** Nobody will try again, and nothing of what it said is kept. */
  giveUp(loan: Loan, reason: string): Promise<void>;
}

/** `reason` says what went wrong without naming secrets; `isFinal`: trying again would not help. */
export interface Failure {
  outcome: 'failed';
  reason: string;
  isFinal: boolean;
}
export type Delivery = { outcome: 'sent' } | { outcome: 'kept' } | Failure;

/** The way a letter takes. Ends by itself in less than a minute; never throws for what a mail server did. */
export interface MailTransport {
  deliver(letter: DueLetter): Promise<Delivery>;
}

export interface MailPorts {
  outbox: Outbox;
  transport: MailTransport;
  /** A random number from 0 to 1. */
  chance: () => number;
}
