import type { InvariantStore } from './invariants.ports.ts';
import { INVARIANT_KEYS, INVARIANTS, type InvariantKey, type Offences, type Verified } from './invariants.ts';

export interface InvariantReport extends Offences {
  key: InvariantKey;
  /** What should hold. */
  rule: string;
}

export interface Verification extends Pick<Verified, 'colleges' | 'dataVersion'> {
  /** How many invariants are broken. */
  broken: number;
  /** All of them, in the order of their list. */
  invariants: InvariantReport[];
}

/** Whether the stored catalog is what imports leave behind, or something has damaged it since. */
export function createInvariants({ invariants }: { invariants: InvariantStore }) {
  return {
    /** Tries all invariants; changes nothing, and may run beside imports and servers. */
    async verify(): Promise<Verification> {
      const { colleges, dataVersion, offences } = await invariants.verify();
      const reports = INVARIANT_KEYS.map((key) => ({ key, rule: INVARIANTS[key], ...offences[key] }));
      return { colleges, dataVersion, broken: reports.filter(({ count }) => count > 0).length, invariants: reports };
    },
  };
}
