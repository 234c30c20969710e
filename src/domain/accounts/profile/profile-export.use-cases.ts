import type { Clock } from '../../shared/time.ts';
import { deviceOf } from './device.ts';
import type { PersonalDataStore } from './profile.ports.ts';
import type { Caller } from '../user.ts';

export interface ExportPorts {
  personalData: PersonalDataStore;
  clock: Clock;
}

export function createDataExport({ personalData, clock }: ExportPorts) {
  return {
    /** All data about the caller, ready for JSON. */
    async exportData({ user }: Caller): Promise<Record<string, unknown>> {
      const data = await personalData.read(user.id);
      const sessions = data.sessions.map((session) => ({ ...session, device: deviceOf(session.userAgent) }));
      return { exportedAt: clock.now(), ...data, sessions };
    },
  };
}
