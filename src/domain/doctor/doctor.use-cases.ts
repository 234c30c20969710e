import type { DoctorPorts } from './doctor.ports.ts';
import { configurationFindings, databaseFindings, machineFindings, settingsFindings, warehouseFindings, type Finding } from './findings.ts';

/** Checks whether this machine and installation can run Alma. */
export function createDoctor({ machine, configuration, inspectDatabase, inspectWarehouse }: DoctorPorts) {
  return {
    /** Runs all checks. Changes nothing. Skips the database if the configuration is invalid. */
    async examine(): Promise<Finding[]> {
      const facts = await machine.inspect();
      if ('faults' in configuration)
        return [...machineFindings(facts), ...configurationFindings(configuration.faults), ...databaseFindings(null, null)];
      const { settings } = configuration;
      return [
        ...machineFindings(facts),
        ...configurationFindings([]),
        ...settingsFindings(settings),
        ...databaseFindings(settings.database, await inspectDatabase()),
        ...warehouseFindings(await inspectWarehouse()),
      ];
    },
  };
}
