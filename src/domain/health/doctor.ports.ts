import type { DatabaseFacts, MachineFacts, Settings } from './installation-facts.ts';

export interface Machine {
  /** Never throws: what cannot be found out is a fact as well. */
  look(): Promise<MachineFacts>;
}

export interface DoctorPorts {
  machine: Machine;
  /** The settings, or what is wrong with the configuration: variables and rules, never values. */
  configuration: { settings: Settings } | { faults: readonly string[] };
  /** Looks into the database, changing nothing there. */
  lookAtDatabase: () => Promise<DatabaseFacts>;
}
