import { z } from 'zod';
import type { importRuns } from '../../../../contracts/admin/imports/import-runs.resource.ts';
import { runCalls } from '../../../../contracts/admin/imports/runs.calls.ts';
import { baseName } from '../../../../domain/imports/import-facts.ts';
import type { Records } from '../../../../domain/admin/records.use-cases.ts';
import { rejectsCsv } from '../../../../domain/runs/rejects-csv.ts';
import type { Runs } from '../../../../domain/runs/runs.use-cases.ts';
import { DomainError } from '../../../../domain/shared/domain-error.ts';
import { json } from '../../answer/json.ts';
import { csvTextReply, Reply } from '../../answer/reply.ts';
import type { Handlers } from '../../mount.ts';
import { contentRange } from '../../request/list-request.ts';

type ImportRunRecord = z.output<typeof importRuns.spec.record>;

const DEFAULT_RANGE = [0, 24] as const;
/** A page of rejected rows shows where each begins. */
const MAX_SHOWN = 1_000;

/** The folders of the operator stay private. */
const named = <T extends { file: string }>(items: readonly T[]): T[] => items.map((item) => ({ ...item, file: baseName(item.file) }));

export const runRoutes = (runs: Runs, records: Pick<Records, 'one'>): Handlers<typeof runCalls> => ({
  async runLog({ params }) {
    const { tables, files, counts, ...run } = await runs.show(params.id);
    return { ...run, counts: { ...counts }, tables: named(tables), files: named(files) };
  },
  runDiff: ({ params }) => runs.diff(params.id),
  async runRejects({ params, query }) {
    const [first, last] = query.range ?? DEFAULT_RANGE;
    const page = { offset: first, most: last - first + 1, characters: MAX_SHOWN };
    const { rows, total } = await runs.someRejects(params.id, page);
    const headers = contentRange('rejects', { offset: first, count: rows.length, total });
    return new Reply(json(z.encode(runCalls.runRejects.response, named(rows))), headers);
  },
  async runRejectsCsv({ params, query }) {
    const file = await runs.rejectedFile(params.id, query.file);
    return csvTextReply(`rejects-of-run-${params.id}`, () => (file ? [rejectsCsv(file)] : []));
  },
  async acknowledgeRun({ params, caller }) {
    await runs.acknowledge(params.id, caller.user.username);
    return (await records.one('import-runs', String(params.id))) as unknown as ImportRunRecord;
  },
  rollBackRun({ params, body: { dryRun = false, reason = '' }, caller }) {
    if (!dryRun && reason === '') throw reasonMissing();
    return runs.rollback(params.id, { by: caller.user.username, dryRun, reason: reason || null });
  },
});

const reasonMissing = () => new DomainError('invalid', 'request.invalid', 'Give a reason', [{ path: 'reason', message: 'Give a reason' }]);
