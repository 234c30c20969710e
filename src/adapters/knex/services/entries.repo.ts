import type { Knex } from 'knex';
import type { RecordChange } from '../../../domain/audit/audit.ts';
import type { EntryChange, ServiceEntry } from '../../../domain/services/entry.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import type { EntryTransaction, ServiceEntryStore } from '../../../domain/services/upkeep.ports.ts';
import { recordChanges } from '../transactions/record-audit.ts';
import { publishPart } from '../data-versions.ts';

/** Services as files keep them. */
export const createServiceEntryStore = (db: Knex): ServiceEntryStore => ({
  all: () => entriesIn(db).whereNull('s.deleted_at'),
  begin: async () => transactionOn(await db.transaction()),
});

function transactionOn(trx: Knex.Transaction): EntryTransaction {
  return {
    stored: (slugs) => entriesIn(trx, slugs).whereNull('s.deleted_at').forUpdate('s'),

    async put(entries, changes) {
      await refuseTrash(
        trx,
        entries.map(({ slug }) => slug),
      );
      const categories = new Map(
        (await trx('service_categories').select<{ id: number; slug: string }[]>('id', 'slug')).map(({ id, slug }) => [slug, id]),
      );
      const written = await trx('services')
        .insert(entries.map((entry) => ({ ...columnsOf(entry), category_id: categories.get(entry.category) })))
        .onConflict('slug')
        .merge({ ...excluded(trx), version: trx.raw('services.version + 1'), updated_at: trx.fn.now() })
        .returning<{ id: number; slug: string }[]>(['id', 'slug']);
      const ids = new Map(written.map(({ id, slug }) => [slug, id]));
      await recordChanges(
        trx,
        changes.map((change) => auditOf(ids.get(change.slug) ?? 0, change)),
      );
      await publishPart(trx, 'services');
    },

    async commit() {
      await trx.commit();
    },
    async rollback() {
      // After a commit, and after a first rollback, there is nothing to roll back.
      if (!trx.isCompleted()) await trx.rollback();
    },
  };
}

const entriesIn = (connection: Knex, slugs?: readonly string[]) =>
  connection('services as s')
    .join('service_categories as c', 'c.id', 's.category_id')
    .modify((query) => (slugs ? void query.whereIn('s.slug', [...slugs]) : undefined))
    .orderBy('s.slug')
    .select<ServiceEntry[]>({ ...Object.fromEntries(FIELDS.map((field) => [field, `s.${COLUMNS[field]}`])), category: 'c.slug' });

/** The column of each field that a file has. */
const COLUMNS = {
  slug: 'slug',
  name: 'name',
  description: 'description',
  priceRange: 'price_range',
  priceBand: 'price_band',
  features: 'features',
  formats: 'formats',
  website: 'website',
  isCommercial: 'is_commercial',
  isPublicAlternative: 'is_public_alternative',
  status: 'status',
  basis: 'basis',
  checkedAt: 'checked_at',
  checkedBy: 'checked_by',
} as const satisfies Record<Exclude<keyof ServiceEntry, 'category'>, string>;
const FIELDS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

const columnsOf = (entry: ServiceEntry) => Object.fromEntries(FIELDS.map((field) => [COLUMNS[field], entry[field]]));

/** The given value of each column. */
const excluded = (trx: Knex) =>
  Object.fromEntries([...Object.values(COLUMNS), 'category_id'].map((column) => [column, trx.raw('excluded.??', [column])]));

function auditOf(id: number, { isNew, fields }: EntryChange): RecordChange {
  const event = isNew ? 'record-created' : 'record-changed';
  const before = isNew ? null : Object.fromEntries(fields.map((one) => [one.field, one.before]));
  const after = Object.fromEntries(fields.map((one) => [one.field, one.after]));
  return { event, resource: 'services', id, before, after, reason: 'Import of a file' };
}

/** A person took it off the site, so a file must not bring it back unseen. */
async function refuseTrash(trx: Knex, slugs: readonly string[]): Promise<void> {
  const row = await trx('services')
    .whereIn('slug', [...slugs])
    .whereNotNull('deleted_at')
    .first<{ slug: string } | undefined>('slug');
  if (row)
    throw new DomainError('conflict', 'services.in-trash', `${row.slug} is in the Trash. Restore it in the panel first. Nothing changed.`);
}
