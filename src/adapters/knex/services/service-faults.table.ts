import type { TableSpec } from '../admin/table-spec.ts';

const SERVICE_NAME = '(select s.name from services s where s.id = service_faults.service_id)';

export const SERVICE_FAULTS: TableSpec = {
  resource: 'service-faults',
  table: 'service_faults',
  fields: ['serviceId', 'kind', 'message', 'status', 'note', 'createdAt', 'updatedAt'],
  computed: {
    serviceName: SERVICE_NAME,
    reporter: `coalesce((select username from users where users.id = service_faults.user_id), 'visitor')`,
  },
  searched: ['service_faults.message', SERVICE_NAME],
  hasTrash: true,
  privateFields: ['message', 'note'],
};
