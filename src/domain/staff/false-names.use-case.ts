import { maskedAddress } from '../mail/email-state.ts';
import { nameFault, type NameFault } from '../accounts/sign-in/person-names.ts';
import { isReservedUsername } from '../accounts/sign-in/reserved-usernames.ts';
import type { User } from '../accounts/user.ts';
import type { StaffStore } from './staff.ports.ts';

/** An account with a name that sign-up refuses today. It is older than the rule, or an operator gave it the username. */
export interface FalseName extends Pick<User, 'id' | 'accountType' | 'createdAt'> {
  /** Masked. */
  address: string;
  faults: { field: 'username' | 'name'; value: string; fault: NameFault }[];
  /** The page of the account in the panel. */
  record: string;
}

export interface FalseNames {
  accounts: FalseName[];
  /** The id after which the list goes on; null at its end. */
  next: number | null;
}

const PAGE = 500;

/** Finds false names of people who are not staff, oldest account first. It reads one page of accounts at a time. */
export async function findFalseNames(
  { staff, publicUrl }: { staff: Pick<StaffStore, 'membersAfter'>; publicUrl: string },
  { after, most }: { after: number; most: number },
): Promise<FalseNames> {
  const found: FalseName[] = [];
  for (let last: number | undefined = after; last !== undefined && found.length <= most;) {
    const members: User[] = await staff.membersAfter(last, PAGE);
    for (const member of members) {
      const faults = faultsOf(member);
      if (faults.length > 0) found.push({ ...shown(member, publicUrl), faults });
    }
    last = members.length < PAGE ? undefined : members.at(-1)?.id;
  }
  const accounts = found.slice(0, most);
  return { accounts, next: found.length > most ? (accounts.at(-1)?.id ?? null) : null };
}

function faultsOf({ username, firstName, lastName }: User): FalseName['faults'] {
  const fault = nameFault({ firstName, lastName });
  return [
    ...(isReservedUsername(username) ? [{ field: 'username', value: username, fault: 'reserved' } as const] : []),
    ...(fault ? [{ field: 'name', value: `${firstName} ${lastName}`, fault } as const] : []),
  ];
}

const shown = ({ id, email, accountType, createdAt }: User, publicUrl: string): Omit<FalseName, 'faults'> => ({
  id,
  address: maskedAddress(email),
  accountType,
  createdAt,
  record: `${publicUrl}/admin/users/${id}`,
});
