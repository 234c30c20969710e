import type { DueEmail } from './email.ts';

type Claim = Pick<DueEmail, 'id' | 'attempts'>;

/** The emails that wait in the database. Times come from the database's clock. */
export interface Outbox {
  /** Claims due emails for `seconds`. No other process gets them during that time; afterwards they are due again. */
  claim(order: { most: number; seconds: number }): Promise<DueEmail[]>;
  /** Erases the subject and the text. */
  markSent(claim: Claim): Promise<void>;
  /** Leaves the email and its text in the outbox and stops sending. */
  markStored(claim: Claim): Promise<void>;
  postpone(claim: Claim, seconds: number, reason: string): Promise<void>;
  /** Stops sending and erases the subject and the text. */
  giveUp(claim: Claim, reason: string): Promise<void>;
}

/** `reason` contains no secret. `isFinal`: another attempt would not help. */
export interface Failure {
  outcome: 'failed';
  reason: string;
  isFinal: boolean;
}
export type Delivery = { outcome: 'sent' } | { outcome: 'stored' } | Failure;

/** Delivers one email in less than a minute. Never throws for an error of the mail server. */
export interface MailTransport {
  deliver(email: DueEmail): Promise<Delivery>;
}

export interface MailPorts {
  outbox: Outbox;
  transport: MailTransport;
  /** A random number from 0 to 1. */
  chance: () => number;
}
