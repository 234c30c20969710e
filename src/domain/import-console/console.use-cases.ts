import { importCommand } from '../downloads/import-command.ts';
import { FORMATS, type Format } from '../downloads/schedules/formats.ts';
import { unattended } from '../downloads/schedules/schedule-times.ts';
import { scheduleText } from '../downloads/schedules/schedules.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { ConsolePorts, ConsoleRun, LoadedSource } from './console.ports.ts';
import type { Lineage } from './lineage.ts';
import { qualityOf, type DataQuality } from './quality.ts';

/** A source with its newest run and the command to run next. */
export interface SourceCard extends Omit<LoadedSource, 'action'> {
  lastRun: ConsoleRun | null;
  command: string;
}

/** What the panel shows about imports beside the runs. Callers check permissions first. */
export function createImportConsole({ ledger, sources, dictionary, place }: ConsolePorts) {
  return {
    /** Every source, including sources without data. */
    async sources(): Promise<SourceCard[]> {
      const [overview, runs] = await Promise.all([sources.overview(), ledger.newestRuns()]);
      return overview.map(({ action, ...loaded }) => ({
        ...loaded,
        lastRun: runs.find(({ source }) => source === loaded.source) ?? null,
        command: importCommand(action),
      }));
    },

    /** A file for each scheduler, with every source that needs no manual step. */
    schedules: (): { format: Format; text: string }[] =>
      FORMATS.map((format) => ({ format, text: scheduleText(format, unattended(), place) })),

    /** How many listed colleges have a value, by field and sector. */
    quality: async (): Promise<DataQuality> => qualityOf(await dictionary.dictionary()),

    /** Throws `not-found` if no college has this UNITID. */
    async lineage(unitId: number, field: string): Promise<Lineage> {
      const found = await ledger.lineage(unitId, field);
      if (found) return found;
      throw new DomainError('not-found', 'college.not-found', `There is no college with the UNITID ${unitId}.`);
    },
  };
}

export type ImportConsole = ReturnType<typeof createImportConsole>;
