import { createContext, useContext } from 'react';
import type { StaffMember } from '../api/domain/staff.ts';

/** The signed-in member of staff, from GET /api/admin/me. */
export const MeContext = createContext<StaffMember | null>(null);

/** The signed-in member of staff. Throws outside the panel. */
export function useMe(): StaffMember {
  const me = useContext(MeContext);
  if (!me) throw new Error('MeContext is missing');
  return me;
}
