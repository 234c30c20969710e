import type { InvariantStore } from './invariants.ports.ts';
import { INVARIANT_KEYS, INVARIANTS, type InvariantKey, type Violations, type CheckedCatalog } from './invariants.ts';

export interface InvariantReport extends Violations {
  key: InvariantKey;
  rule: string;
}

export interface InvariantsReport extends Pick<CheckedCatalog, 'colleges' | 'dataVersion'> {
  /** The number of broken invariants. */
  broken: number;
  /** All invariants, in the order of `INVARIANTS`. */
  invariants: InvariantReport[];
}

/** Checks that the stored catalog is consistent. */
export function createInvariants({ invariants }: { invariants: InvariantStore }) {
  return {
    /** Checks all invariants. Writes nothing and may run beside imports and servers. */
    async verify(): Promise<InvariantsReport> {
      const { colleges, dataVersion, violations } = await invariants.verify();
      const reports = INVARIANT_KEYS.map((key) => ({ key, rule: INVARIANTS[key], ...violations[key] }));
      return { colleges, dataVersion, broken: reports.filter(({ count }) => count > 0).length, invariants: reports };
    },
  };
}
