import { z } from 'zod';
import type { Contract, Endpoint, RequestOf } from '../../../../contracts/endpoint.ts';
import { filterOf, MAX_BULK, type Resource } from '../../../../contracts/resource.ts';
import type { BulkEdit, RecordFilter, RecordSelection, StaffRecord } from '../../../../domain/admin/records.ports.ts';
import type { Records } from '../../../../domain/admin/records.use-cases.ts';
import { csvLine } from '../../../../domain/shared/csv.ts';
import { DomainError } from '../../../../domain/shared/domain-error.ts';
import { csvTextReply, Reply } from '../../answer/reply.ts';
import { json } from '../../answer/json.ts';
import type { Handler } from '../../mount.ts';
import { contentRange } from '../../request/list-request.ts';

const DEFAULT_RANGE = [0, 24] as const;

/** A decoded request of a resource. Its contract is made at run time, so the compiler knows only these members. */
interface RecordRequest {
  params: { id: string };
  query: { sort?: readonly [string, 'ASC' | 'DESC']; range?: readonly [number, number]; filter?: RecordFilter; reason?: string };
  body: Record<string, unknown> & { reason?: string };
  version: number;
}

/** Handlers for the endpoints of one resource. */
export function recordsRoutes(resource: Resource, records: Records): Record<keyof Contract, Handler<Endpoint>> {
  const { spec, contract } = resource;
  const { name } = spec;
  const selectionOf = ({ sort = [spec.sortable[0], 'ASC'], filter = {} }: RecordRequest['query']): RecordSelection => ({
    filter,
    sort: { field: sort[0], direction: sort[1] === 'DESC' ? 'desc' : 'asc' },
  });
  const answer = (record: StaffRecord) =>
    new Reply(json(z.encode(spec.record, record)), record.version === undefined ? [] : ['ETag', `"${record.version}"`]);
  const editOf = ({ params, version }: RecordRequest, reason?: string) => ({ id: params.id, version, reason: reason || null });

  const handlers: Record<string, (request: RecordRequest) => Promise<unknown>> = {
    async list({ query }) {
      const [first, last] = query.range ?? DEFAULT_RANGE;
      const { records: rows, total } = await records.list(name, { ...selectionOf(query), offset: first, limit: last - first + 1 });
      return new Reply(json(z.encode(z.array(spec.record), rows)), contentRange(name, { offset: first, count: rows.length, total }));
    },
    one: async ({ params }) => answer(await records.one(name, params.id)),
    async exportCsv({ query }) {
      const columns = Object.keys(spec.record.shape).filter((field) => !spec.notInFiles?.includes(field));
      const text = [csvLine(columns)];
      for await (const rows of records.export(name, selectionOf(query))) {
        const encoded: Record<string, unknown>[] = z.encode(z.array(spec.record), rows);
        text.push(encoded.map((row) => csvLine(columns.map((column) => row[column]))).join(''));
      }
      return csvTextReply(name, () => text);
    },
    async create({ body }) {
      const { reason, ...values } = body;
      const record = await records.create(name, values, reason || null);
      return new Reply(json(z.encode(spec.record, record)), ['ETag', `"${record.version}"`], 201);
    },
    change: async (request) => answer(await records.change(name, editOf(request, request.body.reason), changesOf(request.body))),
    remove: async (request) => answer(await records.remove(name, editOf(request, request.query.reason))),
    restore: async (request) => answer(await records.restore(name, editOf(request, request.body.reason))),
    async bulk({ body }) {
      const edit = bulkOf(resource, body);
      const count = await records.count(name, edit);
      if (body['dryRun'] === true) return { count };
      if (count > MAX_BULK) throw tooMany(count);
      return { count: await records.changeAll(name, edit, expectedOf(body)) };
    },
  };
  return Object.fromEntries(
    Object.keys(contract).map((key) => [key, (request: RequestOf<Endpoint>) => handlers[key]?.(request as unknown as RecordRequest)]),
  );
}

function changesOf({ changes }: Record<string, unknown>): Record<string, unknown> {
  const values = (changes ?? {}) as Record<string, unknown>;
  if (Object.keys(values).length > 0) return values;
  throw invalid('changes', 'Name the fields to change.');
}

/** Throws `invalid` when neither or both of ids and filter are given, or a needed reason is missing. */
function bulkOf({ spec }: Resource, body: Record<string, unknown>): BulkEdit {
  const { ids, filter, action, changes, reason, dryRun } = body;
  if ((ids === undefined) === (filter === undefined)) throw invalid('ids', 'Give either ids or a filter.');
  if (spec.needsReason && dryRun !== true && !reason) throw invalid('reason', 'Give a reason');
  return {
    ...(ids !== undefined && { ids: ids as number[] }),
    filter: filterOf(spec).parse(filter ?? {}),
    action: action as BulkEdit['action'],
    changes: (changes ?? {}) as BulkEdit['changes'],
    reason: (reason as string | undefined) || null,
  };
}

function expectedOf({ expected }: Record<string, unknown>): number {
  if (typeof expected === 'number') return expected;
  throw invalid('expected', 'Send the number of records that the dry run counted.');
}

const invalid = (path: string, message: string) => new DomainError('invalid', 'request.invalid', message, [{ path, message }]);
const tooMany = (count: number) =>
  new DomainError('refused', 'records.too-many', `One change takes at most ${MAX_BULK} records, and this filter has ${count}. Narrow it.`);
