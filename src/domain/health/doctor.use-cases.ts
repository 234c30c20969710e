import type { DoctorPorts } from './doctor.ports.ts';
import { configurationFindings, databaseFindings, machineFindings, settingsFindings, type Finding } from './findings.ts';

/** Whether this machine and installation are fit for Alma; for people to read when something does not work. */
export function createDoctor({ machine, configuration, lookAtDatabase }: DoctorPorts) {
  return {
    /** Looks at everything that can be looked at. Nothing is changed or repaired; with a faulty configuration the database is left alone. */
    async examine(): Promise<Finding[]> {
      const facts = await machine.look();
      if ('faults' in configuration)
        return [...machineFindings(facts), ...configurationFindings(configuration.faults), ...databaseFindings(null, null)];
      const { settings } = configuration;
      return [
        ...machineFindings(facts),
        ...configurationFindings([]),
        ...settingsFindings(settings),
        ...databaseFindings(settings.database, await lookAtDatabase()),
      ];
    },
  };
}
