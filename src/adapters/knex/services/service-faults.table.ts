import type { TableSpec } from '../admin/table-spec.ts';
import { tellAboutWork } from '../cases/moderators.ts';

const SERVICE_NAME = '(select s.name from services s where s.id = service_faults.service_id)';

export const SERVICE_FAULTS: TableSpec = {
  resource: 'service-faults',
  table: 'service_faults',
  fields: ['serviceId', 'kind', 'message', 'shown', 'status', 'note', 'createdAt', 'updatedAt'],
  computed: {
    serviceName: SERVICE_NAME,
    reporter: `coalesce((select username from users where users.id = service_faults.user_id), 'visitor')`,
  },
  involved: `service_faults.user_id = :me or (select s.owner_id from services s where s.id = service_faults.service_id) = :me`,
  searched: ['service_faults.message', SERVICE_NAME],
  hasTrash: true,
  privateFields: ['message', 'note'],
  check: async (trx, ids) =>
    tellAboutWork(
      trx,
      'fault',
      await trx('service_faults')
        .whereRaw('id = any(?)', [[...ids]])
        .pluck<number[]>('service_id'),
    ),
};
