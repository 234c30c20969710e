import { z } from 'zod';
import { MAX_REASON } from '../domain/audit/audit.ts';
import type { Permission } from '../domain/accounts/permissions.ts';
import { defineContract, type Contract, type Endpoint } from './endpoint.ts';
import { jsonText } from './shapes/codecs.ts';
import { listRange, MAX_ROWS_PER_LIST } from './shapes/list-params.ts';
import { freeText } from './shapes/text-shapes.ts';

/** Records that staff see or edit, in the dialect of react-admin's simple-rest client. */
export interface ResourceSpec {
  /** The last part of its address: `/api/admin/<name>`. */
  name: string;
  /** For summaries and messages: "nickname", "nicknames". */
  words: { one: string; many: string };
  /** The permission to see it. */
  read: Permission;
  /** The permission to change and export it. Without it, the resource is read-only. */
  write: Permission;
  /** A record as answers have it, with `id`. Editable ones have `version`, those with a Trash `deletedAt`. */
  record: z.ZodObject;
  /** Filters beside `q`, `id` and `deleted`, as JSON values. */
  filter: z.ZodObject;
  /** The fields that lists can be sorted by. The first one is the default. */
  sortable: readonly [string, ...string[]];
  /** The fields of a new record. Without it, none can be created. */
  create?: z.ZodObject;
  /** The fields that can be changed. Without it, none can. */
  change?: z.ZodObject;
  /** The fields that one bulk call can change. Default: all that can be changed. */
  bulk?: z.ZodObject;
  /** Deleted records go to the Trash and can be restored. Without it, none can be deleted. */
  hasTrash?: boolean;
  /** Changes need a reason. */
  needsReason?: boolean;
  /** Its records say something about people: its file needs a recent password. */
  isAboutPeople?: boolean;
  /** Its changes need a recent password. */
  proof?: 'recent';
  /** Fields of a record that files leave out, such as objects. */
  notInFiles?: readonly string[];
}

export interface Resource<S extends ResourceSpec = ResourceSpec> {
  spec: S;
  contract: Contract;
}

/** Rows that one bulk call changes. */
export const MAX_BULK = 10_000;

/** Joins a resource with its endpoints. The server mounts them, and the documentation lists them. */
export function defineResource<const S extends ResourceSpec>(spec: S): Resource<S> {
  const parts = [
    reading(spec),
    spec.create && creating(spec, spec.create),
    spec.change && changing(spec, spec.change),
    spec.hasTrash && trash(spec),
  ];
  return { spec, contract: defineContract(Object.assign({}, ...parts.filter(Boolean)) as Contract) };
}

const idParam = z.object({
  id: z
    .string()
    .regex(/^[\w.:-]{1,80}$/, 'The id of a record')
    .meta({ description: 'The id of a record', example: '7' }),
});
const reasonOf = ({ needsReason = false }: ResourceSpec) => {
  const text = freeText()
    .min(needsReason ? 1 : 0, 'Give a reason')
    .max(MAX_REASON, `At most ${MAX_REASON} characters`);
  const described = text.meta({ description: `The reason, at most ${MAX_REASON} characters`, example: 'Looked it up' });
  return needsReason ? described : described.optional();
};

/** Filters that every resource has: text, ids, and the Trash. */
export const filterOf = ({ filter, hasTrash }: ResourceSpec) =>
  z.strictObject({
    ...filter.shape,
    q: z.string().trim().max(100).optional(),
    id: z.union([idParam.shape.id, z.int(), z.array(z.union([idParam.shape.id, z.int()])).max(MAX_ROWS_PER_LIST)]).optional(),
    ...(hasTrash && { deleted: z.boolean().optional() }),
  });

const listQuery = (spec: ResourceSpec) => {
  const sort = `One of ${spec.sortable.join(', ')}, with ASC or DESC`;
  return z.object({
    sort: jsonText(z.tuple([z.enum(spec.sortable), z.enum(['ASC', 'DESC'])]), sort, JSON.stringify([spec.sortable[0], 'ASC'])).optional(),
    range: listRange.optional(),
    filter: jsonText(filterOf(spec), 'Filters of this list as JSON', '{"q":"a"}').optional(),
  });
};

function reading(spec: ResourceSpec): Contract {
  const { name, words, read, write, isAboutPeople } = spec;
  const query = listQuery(spec);
  return {
    list: {
      method: 'GET',
      path: `/api/admin/${name}`,
      access: 'staff',
      permission: read,
      summary: `Lists ${words.many}. The total is in Content-Range.`,
      query,
      response: z.array(spec.record),
    },
    exportCsv: {
      method: 'GET',
      path: `/api/admin/${name}.csv`,
      access: 'staff',
      permission: write,
      ...(isAboutPeople && { proof: 'recent' }),
      summary: `Returns all ${words.many} of a filter as CSV. The audit log records it.`,
      query: query.omit({ range: true }),
      response: z.string(),
    },
    one: {
      method: 'GET',
      path: `/api/admin/${name}/:id`,
      access: 'staff',
      permission: read,
      summary: `Returns one ${words.one}. Its version is the ETag.`,
      params: idParam,
      response: spec.record,
      refusals: [404],
    },
  };
}

const writing = ({ write, record, proof }: ResourceSpec) =>
  ({ access: 'staff', permission: write, response: record, ...(proof && { proof }) }) satisfies Partial<Endpoint>;

const creating = (spec: ResourceSpec, values: z.ZodObject): Contract => ({
  create: {
    ...writing(spec),
    method: 'POST',
    path: `/api/admin/${spec.name}`,
    status: 201,
    summary: `Creates a ${spec.words.one}.`,
    body: z.strictObject({ ...values.shape, reason: reasonOf(spec) }),
    refusals: [409],
  },
});

const changing = (spec: ResourceSpec, values: z.ZodObject): Contract => ({
  change: {
    ...writing(spec),
    method: 'PATCH',
    path: `/api/admin/${spec.name}/:id`,
    isVersioned: true,
    summary: `Changes fields of a ${spec.words.one}. If-Match names the version that the caller saw.`,
    params: idParam,
    body: z.strictObject({ changes: partial(values), reason: reasonOf(spec) }),
    refusals: [404],
  },
  bulk: {
    ...writing(spec),
    method: 'POST',
    path: `/api/admin/${spec.name}/bulk`,
    summary: `Changes many ${spec.words.many} in one transaction. A dry run only counts them; the change needs the count as "expected".`,
    body: z.strictObject({
      ids: z.array(z.int()).max(MAX_ROWS_PER_LIST).optional(),
      filter: filterOf(spec).optional(),
      action: z.enum(spec.hasTrash ? ['change', 'remove', 'restore'] : ['change']),
      changes: partial(spec.bulk ?? values).optional(),
      reason: spec.needsReason ? freeText().max(MAX_REASON).optional() : reasonOf(spec),
      dryRun: z.boolean().optional(),
      expected: z.int().min(0).optional(),
    }),
    response: z.object({ count: z.int() }),
    refusals: [409, 422],
  },
});

/** All fields optional; unknown ones are refused. */
const partial = (values: z.ZodObject) => z.strictObject(values.partial().shape);

const trash = (spec: ResourceSpec): Contract => ({
  remove: {
    ...writing(spec),
    method: 'DELETE',
    path: `/api/admin/${spec.name}/:id`,
    isVersioned: true,
    summary: `Moves a ${spec.words.one} to the Trash.`,
    params: idParam,
    query: z.object({ reason: reasonOf(spec) }),
    refusals: [404],
  },
  restore: {
    ...writing(spec),
    method: 'POST',
    path: `/api/admin/${spec.name}/:id/restore`,
    isVersioned: true,
    summary: `Takes a ${spec.words.one} out of the Trash.`,
    params: idParam,
    body: z.strictObject({ reason: reasonOf(spec) }),
    refusals: [404],
  },
});
