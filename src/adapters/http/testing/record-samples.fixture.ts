import type { Knex } from 'knex';
import { resources, type ResourceName } from '../../../contracts/admin/index.ts';
import { newImportJob, newRun } from './runs.fixture.ts';
import type { Sample } from './samples.fixture.ts';

/** How tests try a resource. */
export interface RecordSample {
  /** The body of a new record. Each call makes another one. Required where records can be created. */
  create?: () => Record<string, unknown>;
  /** The id of a record that exists. Required where records cannot be created. */
  existing?: (db: Knex) => Promise<number | string>;
  /** A change of that record, another one at each call. Required where records can be changed. */
  changes?: () => Record<string, unknown>;
  /** A change for a bulk call. Default: `changes`. */
  bulk?: () => Record<string, unknown>;
}

let count = 0;
const next = (): number => ++count;

const newUser = async (db: Knex): Promise<number> => {
  const name = `sample${next()}`;
  const person = { username: name, email: `${name}@example.edu`, password: 'x', first_name: 'Ada', last_name: 'Lovelace' };
  const [row] = await db('users').insert(person).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
};
const newCount = async (db: Knex): Promise<string> => {
  const counted = { hour: '2026-11-22T10:00:00Z', path: '/search', event: 'college_search', category: 'analytics', count: 2 };
  await db('analytics_events').insert(counted).onConflict().ignore();
  const [row] = (await db.raw<{ rows: { id: string }[] }>(`select md5('2026-11-22|college_search|/search') as id`)).rows;
  return row?.id ?? '';
};
const newEmail = async (db: Knex): Promise<number> => {
  const email = { kind: 'verify-email', recipient: 'ada@example.edu', subject: 'Hello', body: 'A code', next_attempt_at: null };
  const [row] = await db('email_outbox').insert(email).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
};

const newWarehouseRun = async (db: Knex): Promise<number> => {
  const run = { key: `run-${next()}`, kind: 'query', engine: 'duckdb', sql: 'select 1', created_by: 'ada', bytes: 5, billed_bytes: 0 };
  const [row] = await db('warehouse_runs').insert(run).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
};

const newService = async (db: Knex): Promise<number> => {
  const service = {
    category_id: 1,
    slug: `stored-${next()}`,
    formats: ['online'],
    name: 'Stored',
    description: 'Videos and drills for the SAT.',
    website: 'https://stored.example/',
  };
  const [row] = await db('services').insert(service).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
};
const newReview = async (db: Knex): Promise<number> => {
  const review = { service_id: await newService(db), user_id: await newUser(db), stars: 5, text: 'It helped me with the SAT.' };
  const [row] = await db('service_reviews').insert(review).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
};

const newCase = async (db: Knex): Promise<number> => {
  const [row] = await db('cases')
    .insert({
      kind: 'service',
      target_id: await newService(db),
      subject_id: await newUser(db),
      priority: 6,
      reasons: ['scam'],
      reporters: 1,
      has_minor: false,
      due_at: '2026-11-24T10:00:00Z',
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
};

const firstCollege = async (db: Knex) => (await db('colleges').min('id as id').first<{ id: number }>()).id;

/** One line for each resource of the panel. */
const newLock = async (db: Knex): Promise<string> => {
  const lock = { college_id: 1, field: 'size', locked_by: 'ada', reason: 'They wrote to us' };
  await db('field_locks').insert(lock).onConflict().ignore();
  return '1:size';
};

export const RECORD_SAMPLES: Record<ResourceName, RecordSample> = {
  'audit-log': { existing: async (db) => (await db('audit_log').max('id as id').first<{ id: number }>()).id },
  'data-issues': {
    existing: async (db) => {
      const [row] = await db('data_issues').insert({ college_id: 1, message: 'The tuition is too low.' }).returning<{ id: number }[]>('id');
      return row?.id ?? 0;
    },
    changes: () => ({ status: 'in-progress' }),
  },
  cases: { existing: newCase },
  colleges: { existing: firstCollege, changes: () => ({ description: `By the sea ${next()}` }), bulk: () => ({ isHBCU: true }) },
  'import-jobs': { existing: (db) => newImportJob(db) },
  'list-texts': {
    existing: async (db) => (await db('list_texts').min('id as id').first<{ id: number }>()).id,
    changes: () => ({ intro: `Run by a government ${next()}.` }),
  },
  'major-words': {
    create: () => ({ word: `sample word ${next()}`, codes: ['51.38'], isUnclear: false, state: 'active' }),
    changes: () => ({ word: `other word ${next()}` }),
    bulk: () => ({ state: 'hidden' }),
  },
  'net-prices': { existing: firstCollege, changes: () => ({ netPricesByIncome: { '0-30000': 9_000 + next() } }) },
  closures: {
    create: () => ({
      unitId: 100_001,
      closed: '2026-05',
      kind: 'closed',
      successorUnitId: null,
      sourcePublisher: 'Example News',
      sourceTitle: 'The college closes',
      sourceDate: '2026-01-31',
      sourceUrl: 'https://news.example/closes',
      checked: '2026-11-22',
    }),
    changes: () => ({ closed: '2026-06' }),
    bulk: () => ({ checked: '2026-11-23' }),
  },
  nicknames: {
    create: () => ({
      texts: [`Nick ${next()}`],
      unitIds: [100_001],
      kind: 'college',
      name: null,
      basis: 'own-site',
      checked: '2026-11-22',
    }),
    changes: () => ({ checked: '2026-11-23' }),
  },
  services: {
    create: () => ({
      categoryId: 1,
      slug: `sample-${next()}`,
      name: 'Sample Prep',
      description: 'Practice tests and a plan for the SAT.',
      priceRange: 'Free',
      priceBand: 'free',
      features: ['SAT'],
      formats: ['online'],
      website: 'https://prep.example/',
      isCommercial: false,
      isPublicAlternative: true,
      status: 'published',
      basis: 'Its own site',
      checkedAt: '2026-11-22',
      checkedBy: 'Ada',
    }),
    changes: () => ({ name: `Sample Prep ${next()}` }),
    bulk: () => ({ status: 'draft' }),
  },
  'service-categories': {
    existing: async (db) => (await db('service_categories').min('id as id').first<{ id: number }>()).id,
    changes: () => ({ description: `Help with tests ${next()}.` }),
  },
  'service-reviews': { existing: newReview, changes: () => ({ status: 'published' }) },
  'service-faults': {
    existing: async (db) => {
      const [row] = await db('service_faults')
        .insert({ service_id: await newService(db), kind: 'dead-link' })
        .returning<{ id: number }[]>('id');
      return row?.id ?? 0;
    },
    changes: () => ({ status: 'resolved' }),
  },
  analytics: { existing: newCount },
  'import-runs': { existing: (db) => newRun(db) },
  locks: { existing: newLock },
  notes: {
    create: () => ({ resource: 'nicknames', recordId: '1', text: `Note ${next()}` }),
    changes: () => ({ text: 'Checked by phone' }),
  },
  outbox: { existing: newEmail },
  'bigquery-queries': {
    create: () => ({ title: `Query ${next()}`, sql: 'select count(*) from colleges', isShared: false }),
    changes: () => ({ sql: `select ${next()}` }),
    bulk: () => ({ isShared: true }),
  },
  'bigquery-runs': { existing: newWarehouseRun },
  'saved-queries': {
    create: () => ({
      resource: 'nicknames',
      name: `Query ${next()}`,
      query: { filter: { kind: 'system' }, sort: ['id', 'ASC'] },
      isShared: false,
    }),
    changes: () => ({ isShared: true }),
  },
  users: { existing: newUser, changes: () => ({ accountType: 'counselor' }), bulk: () => ({ isDisabled: true }) },
};

/** A successful call of every endpoint of every resource, by "admin/<resource>.<endpoint>". `token` is that of an admin. */
export function recordSamples(db: Knex, token: string): Record<string, () => Promise<Sample>> {
  const as = () => token;
  const samples = (Object.keys(resources) as ResourceName[]).flatMap((name): [string, () => Promise<Sample>][] => {
    const path = `/api/admin/${name}`;
    const { contract } = resources[name];
    const state = { id: '', version: 0 };
    const calls: Record<string, () => Promise<Sample>> = {
      create: async () => ({ body: RECORD_SAMPLES[name].create?.(), as, keep: (record) => Object.assign(state, versioned(record)) }),
      list: async () => ({ as }),
      exportCsv: async () => ({ as }),
      one: async () => {
        if (!RECORD_SAMPLES[name].create) state.id = String(await RECORD_SAMPLES[name].existing?.(db));
        return { path: `${path}/${state.id}`, as, keep: (record) => Object.assign(state, versioned(record)) };
      },
      change: async () => ({
        path: `${path}/${state.id}`,
        body: { changes: RECORD_SAMPLES[name].changes?.(), reason: 'A test' },
        as,
        version: state.version,
        keep: (record) => Object.assign(state, versioned(record)),
      }),
      bulk: async () => ({
        body: {
          ids: [Number(state.id)],
          action: 'change',
          changes: (RECORD_SAMPLES[name].bulk ?? RECORD_SAMPLES[name].changes)?.(),
          dryRun: true,
        },
        as,
      }),
      remove: async () => ({
        path: `${path}/${state.id}?reason=A+test`,
        as,
        version: state.version,
        keep: (record) => Object.assign(state, versioned(record)),
      }),
      restore: async () => ({ path: `${path}/${state.id}/restore`, body: { reason: 'A test' }, as, version: state.version }),
    };
    return Object.entries(calls).flatMap(([key, prepare]) => (contract[key] ? [[`admin/${name}.${key}`, prepare]] : []));
  });
  return Object.fromEntries(samples);
}

function versioned(record: unknown): { id: string; version: number } {
  const { id, version = 0 } = record as { id: number | string; version?: number };
  return { id: String(id), version };
}
