import type { Clock } from '../../shared/clock.ts';
import { DomainError } from '../../shared/domain-error.ts';
import { deviceOf } from './device.ts';
import type { PersonalDataStore } from './profile.ports.ts';
import type { Caller } from '../user.ts';

const PROVED_WITHIN_SECONDS = 900;

export interface ExportPorts {
  personalData: PersonalDataStore;
  clock: Clock;
}

/** A copy of one's own data, to keep or to take elsewhere. */
export function createDataExport({ personalData, clock }: ExportPorts) {
  return {
    /** Plain data, ready for JSON; dates as they are. Throws `forbidden` when the session did not prove its password lately. */
    async exportData({ user, sessionId }: Caller): Promise<Record<string, unknown>> {
      const data = await personalData.read(user.id, sessionId, PROVED_WITHIN_SECONDS);
      if (!data) throw new DomainError('forbidden', 'password.confirm', 'Enter your password once more to do this.');
      const sessions = data.sessions.map((session) => ({ ...session, device: deviceOf(session.userAgent) }));
      return { exportedAt: clock.now(), ...data, sessions };
    },
  };
}
