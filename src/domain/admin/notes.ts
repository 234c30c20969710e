import type { Permission } from '../accounts/permissions.ts';

/** The permission to add a note to a record of each resource: the permission to change the record. */
export const NOTE_PERMISSIONS = {
  colleges: 'catalog',
  'net-prices': 'catalog',
  closures: 'catalog',
  nicknames: 'catalog',
  'list-texts': 'catalog',
  'major-words': 'catalog',
  'data-issues': 'moderation',
  cases: 'moderation',
  users: 'users',
} as const satisfies Record<string, Permission>;

export const LONGEST_STAFF_NOTE = 4_000;

export type NotedResource = keyof typeof NOTE_PERMISSIONS;
export const NOTED_RESOURCES = Object.keys(NOTE_PERMISSIONS) as [NotedResource, ...NotedResource[]];
