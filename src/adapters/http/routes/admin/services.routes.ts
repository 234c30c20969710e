import { z } from 'zod';
import { services } from '../../../../contracts/admin/services/services.resource.ts';
import type { servicesCalls } from '../../../../contracts/admin/services/services.calls.ts';
import type { Records } from '../../../../domain/admin/records.use-cases.ts';
import type { Listings } from '../../../../domain/services/listings.use-cases.ts';
import { json } from '../../answer/json.ts';
import { Reply } from '../../answer/reply.ts';
import type { Handlers } from '../../mount.ts';

/** Decisions about what providers propose. */
export const servicesOfStaffRoutes = (listings: Listings, records: Records): Handlers<typeof servicesCalls> => ({
  async decideListing({ params, version, body: { isApproved, reason } }) {
    await listings.decide({ id: params.id, version, isApproved, reason: reason || null });
    const record = (await records.one('services', String(params.id))) as unknown as z.output<typeof services.spec.record>;
    return new Reply(json(z.encode(services.spec.record, record)), ['ETag', `"${record.version}"`]);
  },
});
