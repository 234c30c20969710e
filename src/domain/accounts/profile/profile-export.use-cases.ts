import { DomainError } from '../../shared/domain-error.ts';
import { MINUTE, type Clock } from '../../shared/time.ts';
import { deviceOf } from './device.ts';
import type { PersonalDataStore } from './profile.ports.ts';
import type { Caller } from '../user.ts';

const CONFIRMED_WITHIN_SECONDS = 15 * MINUTE;

export interface ExportPorts {
  personalData: PersonalDataStore;
  clock: Clock;
}

export function createDataExport({ personalData, clock }: ExportPorts) {
  return {
    /** All data about the caller, ready for JSON. Throws `forbidden` when the session has not confirmed its password recently. */
    async exportData({ user, sessionId }: Caller): Promise<Record<string, unknown>> {
      const data = await personalData.read(user.id, sessionId, CONFIRMED_WITHIN_SECONDS);
      if (!data) throw new DomainError('forbidden', 'password.confirm', 'Enter your password again to do this.');
      const sessions = data.sessions.map((session) => ({ ...session, device: deviceOf(session.userAgent) }));
      return { exportedAt: clock.now(), ...data, sessions };
    },
  };
}
