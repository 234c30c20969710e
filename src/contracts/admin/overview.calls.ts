import { z } from 'zod';
import { ACCOUNT_TYPES } from '../../domain/accounts/user.ts';
import { SEARCHED_RESOURCES } from '../../domain/admin/search-hit.ts';
import { FIELD_WRITERS } from '../../domain/admin/field-writers.ts';
import { OPERATING_STATUSES } from '../../domain/colleges/college.ts';
import { PROVENANCE_SOURCES, RELEASES, SOURCES } from '../../domain/colleges/sources.ts';
import { FIELD_GROUPS, FIELD_TYPES } from '../../domain/dictionary/field-entry.ts';
import { defineContract } from '../endpoint.ts';
import { timestamp } from '../shapes/codecs.ts';
import { freeText } from '../shapes/text-shapes.ts';

const staffRead = { access: 'staff', permission: 'read' } as const;
const count = z.int().min(0);

const run = z.object({
  id: z.int(),
  source: z.enum(SOURCES),
  /** Null for a run that failed before its files said it. */
  year: z.int().nullable(),
  release: z.enum(RELEASES),
  status: z.string(),
  startedAt: timestamp,
  finishedAt: timestamp.nullable(),
  actor: z.string(),
  /** Why it failed, or who rolled it back; else empty. */
  message: z.string(),
  inserted: count,
  updated: count,
});

/** What staff see before they open a record: search, numbers, and the meaning of each field. */
export const overviewCalls = defineContract({
  search: {
    ...staffRead,
    method: 'GET',
    path: '/api/admin/search',
    summary: 'Finds colleges, services and users by a part of their names. At most 20 hits.',
    query: z.object({
      q: freeText().min(1, 'Required').max(100, 'At most 100 characters').meta({ description: 'A part of a name', example: 'auburn' }),
    }),
    response: z.array(
      z
        .object({
          resource: z.enum(SEARCHED_RESOURCES),
          id: z.int(),
          label: z.string(),
          /** What tells it from others of the same name: a place, an email address. */
          detail: z.string(),
        })
        .meta({ id: 'StaffHit' }),
    ),
  },
  dashboard: {
    ...staffRead,
    method: 'GET',
    path: '/api/admin/dashboard',
    summary: 'Counts records that staff look after, and shows the last imports and the coverage of key figures.',
    response: z
      .object({
        colleges: z.array(z.object({ status: z.enum(OPERATING_STATUSES), count })),
        users: z.array(z.object({ accountType: z.enum(ACCOUNT_TYPES), count })),
        openIssues: count,
        /** What waits for staff, and published services whose websites do not answer. */
        services: z.object({ listings: count, reviews: count, faults: count, deadLinks: count }),
        emails: z.object({ waiting: count, givenUp: count }),
        notes: count,
        /** The newest first, at most five. */
        runs: z.array(run),
        /** The share of listed colleges with a value, from 0 to 1. */
        coverage: z.array(z.object({ field: z.string(), label: z.string(), share: z.number() })),
        dataVersion: z.string(),
        /** When the data version was published; null if that is not known. */
        publishedAt: timestamp.nullable(),
      })
      .meta({ id: 'StaffDashboard' }),
  },
  caseCounts: {
    access: 'staff',
    permission: 'moderation',
    method: 'GET',
    path: '/api/admin/case-counts',
    summary: 'Counts open cases, and undecided cases whose time is over. Cases about the caller do not count.',
    response: z.object({ open: count, overdue: count }).meta({ id: 'CaseCounts' }),
  },
  dataModel: {
    ...staffRead,
    method: 'GET',
    path: '/api/admin/data-model',
    summary: 'Describes each field of a college: meaning, unit, sources, coverage, and what may write it.',
    response: z.object({
      fields: z.array(
        z
          .object({
            key: z.string(),
            label: z.string(),
            group: z.enum(FIELD_GROUPS),
            type: z.enum(FIELD_TYPES),
            unit: z.string().nullable(),
            meaning: z.string(),
            sources: z.array(
              z.object({ source: z.enum(PROVENANCE_SOURCES), table: z.string(), variable: z.string(), years: z.array(z.int()) }),
            ),
            /** The share of listed colleges with a value, from 0 to 1. */
            coverage: z.number(),
            /** `importer`: files. `staff`: people, with a lock. `computed`: this site, from other fields. */
            writers: z.array(z.enum(FIELD_WRITERS)),
          })
          .meta({ id: 'ModelField' }),
      ),
      dataVersion: z.string(),
    }),
  },
});
