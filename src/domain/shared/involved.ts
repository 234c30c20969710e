import { DomainError } from './domain-error.ts';

/** Staff decide nothing about themselves: not about what they wrote, own, reported, or are the subject of. */
export const involvedIn = (what: 'case' | 'record'): DomainError =>
  new DomainError(
    'forbidden',
    `${what}.involved`,
    `This ${what} is about you or something of yours, or you reported it. Leave it to another member of staff.`,
  );
