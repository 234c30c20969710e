import { z } from 'zod';
import { ACCOUNT_TYPES } from '../../domain/accounts/user.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';

const accountType = z.enum(ACCOUNT_TYPES);
const isDisabled = z.boolean();

/** Accounts, without passwords, tokens and codes. */
export const users = defineResource({
  name: 'users',
  words: { one: 'user', many: 'users' },
  read: 'read',
  write: 'users',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      username: z.string(),
      /** Masked: a•••@example.edu */
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      accountType,
      emailVerified: z.boolean(),
      isDisabled,
      disabledAt: timestamp.nullable(),
      createdAt: timestamp,
      /** The last use of any session that is still stored. */
      lastSeenAt: timestamp.nullable(),
      openSessions: z.int(),
    })
    .meta({ id: 'StaffUser' }),
  filter: z.object({ accountType: accountType.optional(), isDisabled: isDisabled.optional(), emailVerified: z.boolean().optional() }),
  sortable: ['id', 'username', 'createdAt', 'lastSeenAt'],
  change: z.object({ accountType, isDisabled }),
  // Roles are given one at a time.
  bulk: z.object({ isDisabled }),
  needsReason: true,
  isAboutPeople: true,
  proof: 'recent',
});
