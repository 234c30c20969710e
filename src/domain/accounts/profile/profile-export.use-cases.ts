import type { Clock } from '../../shared/time.ts';
import { deviceOf } from './device.ts';
import type { RequireRecentPassword } from './profile-password.use-cases.ts';
import type { PersonalDataStore } from './profile.ports.ts';
import type { Caller } from '../user.ts';

export interface ExportPorts {
  personalData: PersonalDataStore;
  clock: Clock;
  requireRecentPassword: RequireRecentPassword;
}

export function createDataExport({ personalData, clock, requireRecentPassword }: ExportPorts) {
  return {
    /** All data about the caller, ready for JSON. Throws `forbidden` without a recent password. */
    async exportData(caller: Caller): Promise<Record<string, unknown>> {
      await requireRecentPassword(caller);
      const data = await personalData.read(caller.user.id);
      const sessions = data.sessions.map((session) => ({ ...session, device: deviceOf(session.userAgent) }));
      return { exportedAt: clock.now(), ...data, sessions };
    },
  };
}
