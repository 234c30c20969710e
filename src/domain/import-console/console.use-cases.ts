import { importCommand } from '../downloads/import-command.ts';
import type { ConsolePorts, ConsoleRun, LoadedSource } from './console.ports.ts';

/** A source with its newest run and the command to run next. */
export interface SourceCard extends Omit<LoadedSource, 'action'> {
  lastRun: ConsoleRun | null;
  command: string;
}

/** What the panel shows about imports beside the runs. Callers check permissions first. */
export function createImportConsole({ ledger, sources }: ConsolePorts) {
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
  };
}

export type ImportConsole = ReturnType<typeof createImportConsole>;
