import type { bigqueryCalls } from '../../../../contracts/admin/bigquery/bigquery.calls.ts';
import { priceText } from '../../../../domain/warehouse/query.ts';
import type { WarehouseUseCases } from '../../../../domain/warehouse/warehouse.use-cases.ts';
import { csvStreamReply } from '../../answer/reply.ts';
import type { Handlers } from '../../mount.ts';

export const bigqueryRoutes = (warehouse: WarehouseUseCases): Handlers<typeof bigqueryCalls> => ({
  bigqueryStatus: async () => ({ ...(await warehouse.state()), ...(await warehouse.spending()) }),
  bigqueryTables: () => warehouse.tables(),
  bigqueryPreview: ({ params }) => warehouse.preview(params.name),
  bigqueryExamples: () => [...warehouse.examples()],
  async planBigqueryRun({ body }) {
    const plan = await warehouse.plan(body.sql);
    return { ...plan, price: priceText(plan) };
  },
  startBigqueryRun: ({ body, caller: { user } }) => warehouse.query({ ...body, by: user.username }),
  bigqueryCsv: ({ body, caller: { user } }) => csvStreamReply('query', () => warehouse.file({ ...body, by: user.username })),
  cancelBigqueryRun: ({ params }) => warehouse.cancel(params.key),
  async publishBigquery({ body: { key }, caller: { user } }) {
    await warehouse.orderPublication({ key, by: user.username });
    return { key };
  },
});
