import type { DatabaseFacts, MachineFacts, Settings, WarehouseFacts } from './installation-facts.ts';

export interface Machine {
  /** Never throws: an unknown value is a fact too. */
  inspect(): Promise<MachineFacts>;
}

export interface DoctorPorts {
  machine: Machine;
  /** The settings, or the configuration errors. Errors name variables and rules, never values. */
  configuration: { settings: Settings } | { faults: readonly string[] };
  /** Writes nothing. */
  inspectDatabase: () => Promise<DatabaseFacts>;
  /** Never throws. */
  inspectWarehouse: () => Promise<WarehouseFacts>;
}
