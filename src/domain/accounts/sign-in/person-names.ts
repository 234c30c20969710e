import { bioFaults, type BioFault } from '../../bio/bio-lint.ts';
import { DomainError } from '../../shared/domain-error.ts';
import { isReservedName } from './reserved-usernames.ts';

/** `reserved`: it would pass for staff. `contact`: it tells how to reach the person elsewhere. */
export type NameFault = 'reserved' | 'contact';

const MESSAGES: Record<NameFault, string> = {
  reserved: 'This name is reserved for the staff. Use your own name',
  contact: 'A name has no contact data',
};

/** Throws `invalid` for a name that would pass for staff, or that tells how to reach the person elsewhere. */
export function refuseFalseName(name: { firstName: string; lastName: string }): void {
  const fault = nameFault(name);
  if (fault === undefined) return;
  const message = MESSAGES[fault];
  throw new DomainError('invalid', 'name.refused', `${message}.`, [{ path: 'firstName', message }]);
}

/** Undefined for the name of a person. */
export function nameFault(name: { firstName: string; lastName: string }): NameFault | undefined {
  if (isReservedName(name)) return 'reserved';
  // Strangers see the first name before they see a profile, and contact data of a profile waits until both agree.
  return bioFaults(`${name.firstName} ${name.lastName}`).some(isContact) ? 'contact' : undefined;
}

/** "Ig Nobel" is a name, and "ig johnny99" is none. */
const isContact = ({ kind, found }: BioFault): boolean =>
  kind === 'phone' || kind === 'email' || kind === 'link' || (kind === 'handle' && /[\d_@]/.test(found));
