import type { DueEmail } from './email.ts';
import type { Failure, MailPorts } from './mail.ports.ts';
import { CLAIM_SECONDS, secondsToNextAttempt } from './retries.ts';

/** Emails sent at the same time: one slow server does not hold up the others. */
const AT_ONCE = 5;

/** Sends the emails of the outbox, apart from the requests that wrote them. */
export function createMail({ outbox, transport, chance }: MailPorts) {
  async function deliver(email: DueEmail): Promise<void> {
    const delivery = await transport.deliver(email);
    if (delivery.outcome === 'failed') return failed(email, delivery);
    await (delivery.outcome === 'sent' ? outbox.markSent(email) : outbox.markStored(email));
  }

  async function failed(email: DueEmail, { reason, isFinal }: Failure): Promise<void> {
    const wait = isFinal ? undefined : secondsToNextAttempt(email, chance());
    await (wait === undefined ? outbox.giveUp(email, reason) : outbox.postpone(email, wait, reason));
  }

  return {
    /** Delivers a few due emails. True: more may be due. */
    async deliverDue(): Promise<boolean> {
      const emails = await outbox.claim({ most: AT_ONCE, seconds: CLAIM_SECONDS });
      await Promise.all(emails.map(deliver));
      return emails.length === AT_ONCE;
    },
  };
}
