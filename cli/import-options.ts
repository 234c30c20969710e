import { Option, type Command } from 'commander';
import { RELEASES } from '../src/domain/colleges/sources.ts';
import { toCount, toNames, toRemark, toShare } from './options.ts';

export const releaseOption = (): Option =>
  new Option(
    '--release <release>',
    'how final the figures are (default: final for files named _RV, provisional for other IPEDS files, not-stated for other sources)',
  ).choices(RELEASES);

/** The options of an import, wherever its rows come from. */
export const addImportOptions = (command: Command): Command =>
  command
    .addOption(releaseOption())
    .option('--dry-run', 'do everything, print the report, then roll back')
    .option('--json', 'print only JSON on standard output')
    .option('--max-reject <share>', 'rows of a table that may be rejected: 1% or 0.01 (default: 1%)', toShare)
    .option('--allow-shrink <share>', 'colleges and rows that may be missing or leave: 10% or 0.1 (default: see below)', toShare)
    .option('--allow-drift <share>', 'colleges that may lose a value or change much: 10% or 0.1 (default: see below)', toShare)
    .option('--only-fields <names>', 'take only these fields, as size,avgSAT; adds and closes no college', toNames)
    .option('--limit <rows>', 'with --dry-run: read at most this many rows per table, but the whole directory', toCount)
    .option('--mapping <file>', 'JSON file that says how columns are read which the files name or write otherwise (see below)')
    .option('--history', 'keep the files as former years, and leave every current value as it is')
    .option('--obtained-from <text>', 'where the files come from, for the sources on pages, as "a copy by the Urban Institute"', toRemark)
    .option('--matched-by <text>', 'how rows found their UNITID if the files have none, as "name and state"', toRemark)
    .option('--publish', 'afterwards copy the catalog into the warehouse')
    .option('--force', 'import files again, or an older release over a newer one');
