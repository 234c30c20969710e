import type { DueLetter } from './letter.ts';
import type { Failure, MailPorts } from './mail.ports.ts';
import { secondsToNextAttempt } from './retries.ts';

/** So many go out side by side: a server that lets one wait does not hold up all others. */
const AT_ONCE = 5;
/** Longer than any transport takes, so that a letter is sent twice only when a process dies between sending and saying so. */
const LENT_SECONDS = 120;

/** Bringing letters from the outbox on their way, apart from the requests that wrote them. */
export function createMail({ outbox, transport, chance }: MailPorts) {
  async function deliver(letter: DueLetter): Promise<void> {
    const delivery = await transport.deliver(letter);
    if (delivery.outcome === 'failed') return failed(letter, delivery);
    await (delivery.outcome === 'sent' ? outbox.markSent(letter) : outbox.keep(letter));
  }

  async function failed(letter: DueLetter, { reason, isFinal }: Failure): Promise<void> {
    const wait = isFinal ? undefined : secondsToNextAttempt(letter, chance());
    await (wait === undefined ? outbox.giveUp(letter, reason) : outbox.postpone(letter, wait, reason));
  }

  return {
    /** Delivers a handful of the letters that are due. True: there may be more, ask again. */
    async deliverDue(): Promise<boolean> {
      const letters = await outbox.claim({ most: AT_ONCE, seconds: LENT_SECONDS });
      await Promise.all(letters.map(deliver));
      return letters.length === AT_ONCE;
    },
  };
}
