import { bioFaults, type BioFault } from '../../bio/bio-lint.ts';
import { DomainError } from '../../shared/domain-error.ts';
import { isReservedName } from './reserved-usernames.ts';

const RESERVED = 'This name is reserved for the staff. Use your own name';
const CONTACT_DATA = 'A name has no contact data';

/** Throws `invalid` for a name that would pass for staff, or that tells how to reach the person elsewhere. */
export function refuseFalseName(name: { firstName: string; lastName: string }): void {
  const message = nameFault(name);
  if (message === undefined) return;
  throw new DomainError('invalid', 'name.refused', `${message}.`, [{ path: 'firstName', message }]);
}

function nameFault(name: { firstName: string; lastName: string }): string | undefined {
  if (isReservedName(name)) return RESERVED;
  // Strangers see the first name before they see a profile, and contact data of a profile waits until both agree.
  return bioFaults(`${name.firstName} ${name.lastName}`).some(isContact) ? CONTACT_DATA : undefined;
}

/** "Ig Nobel" is a name, and "ig johnny99" is none. */
const isContact = ({ kind, found }: BioFault): boolean =>
  kind === 'phone' || kind === 'email' || kind === 'link' || (kind === 'handle' && /[\d_@]/.test(found));
