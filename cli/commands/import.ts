import { Argument, type Command } from 'commander';
import { SOURCES, type SourceName } from '../../src/domain/colleges/sources.ts';
import type { DownloadReport } from '../../src/domain/downloads/downloads.use-cases.ts';
import type { ImportRequest } from '../../src/domain/imports/import-request.ts';
import { fetchFiles } from '../text/download-report.ts';
import { EXIT } from '../exit-codes.ts';
import { addImportOptions } from '../import-options.ts';
import { mappingOf, performImport, type Course, type Imported } from '../perform-import.ts';
import { contradiction, toRequest, type ImportOptions } from '../import-request.ts';
import { toYearOrLatest } from '../options.ts';
import type { Application, Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';
import { addDefinitionsImport } from './reference/definitions.ts';
import { addOccupationsImport } from './reference/occupations.ts';

type UseCases = Pick<Application['useCases'], 'imports' | 'downloads' | 'colleges' | 'warehouse'>;

const EXPLANATION = `
A run imports the files of one source, one year and one release, all or nothing. Alma recognizes each table by its column
names, not by the file name, and lists files that it cannot use. You can interrupt a run, kill it or start it twice: the
catalog is in its old state or in its new one.

ipeds: complete data files of the National Center for Education Statistics, CSV or zip, of one collection year:
  HD (the directory: only it adds and closes colleges), IC, IC_AY, ADM, EF-D, DRVEF, DRVGR, DRVIC or
  DRVCOST, COST1, COST2, SFA, GR200, DRVF, F1A, F2, F3, C_A (awards by program). If a table is missing, its
  earlier values stay. --year 2024 is the 2024-25 collection.
crime: crimes on campus from the Campus Safety and Security files of the Department of Education, the published zip, Excel or
  CSV, one row per campus. The tables share their columns, so keep the published file name: Oncampuscrime222324.xls.
research: the Higher Education R&D Survey: its microdata (import the long and the short form in one run), or a table of rd_
  columns by UNITID. Four-year colleges that a complete survey does not list count as under $150,000.
athletics: the institution-level table of Equity in Athletics, InstLevel as CSV or .xlsx, or its published zip. A file name
  without the school year needs --year (2022 is 2022-23).
carnegie: the public files of the Carnegie Classification, CSV or .xlsx, of 2021 or of 2025.
scorecard: institution-level files of the College Scorecard (net price, also by income, debt, earnings, first generation,
  women's colleges, ages, degrees after eight years). A release date in the name is not a year: use --year. In a file of debt
  by year, --year 2020 reads the rows of 2021, in which the school year 2020-21 ends.

--download fetches the files of --year from nces.ed.gov, ope.ed.gov, ncses.nsf.gov or ed-public-download.scorecard.network
into ALMA_DATA_DIR/downloads, checks them and imports them. Without --refresh it does not download existing files again. It
resumes an interrupted download. "latest" is the newest published year.

Alma recognizes imported files by their content; the run then ends with "unchanged". A final release replaces a provisional
one, never the reverse, in current values and in the history. --force overrides both; the history then stores the older
release and still shows the later one. Import files of former years with --history: it changes no current value, and reports
how many values of former years it changes.

Before it commits, a run compares its effect with the catalog. It is refused, and changes nothing, if
  - a table is empty, ends early, or has no row for more than 5% of the colleges that it had (2% in a directory);
  - a field loses the values of more than 5% of a table's colleges, or more than 20% of its values vanish or change by more than
    half (test scores: by a tenth), or its largest number triples;
  - missing values of a field become 0 in more than 4% of a table's colleges: a zero may mean not reported;
  - a rejected row of the directory is about an open college. It never closes the college.
The limits of the first three count for each year between the two files. --allow-shrink, --allow-drift and --max-reject permit more: from
2019 to 2020, for example, the share of colleges with test scores fell by 6 points, and --allow-drift 0.1 lets that file pass.
A column that is blank in every row changes nothing and is reported, like new and missing columns.

--mapping reads a JSON file: for each table, the columns that have another name in the file, texts that mean "not reported", texts that
are read as others, and columns to ignore. The run keeps it (runs show), sources name the column that was read, and the panel offers it
for the next files of the source. The same files with another mapping are another import.
  [{ "table": "ADM", "ignored": ["NOTES"], "columns": [
     { "column": "ADMSSN", "from": "ADMITTED", "notReported": ["n/a"], "values": [{ "text": "1,204", "becomes": "1204" }] }] }]

--publish copies the catalog into the warehouse after the import (see bigquery --help), also if the import ends with "unchanged". The command
is refused before the import where nothing can be published. A publication that fails later undoes nothing: the report says why, and
the exit code is that of the import. --json has it as "publication".

Sources on pages name the files of a run and their hashes. Say with --obtained-from and --matched-by how a copy was made.

Examples:
  npm run cli -- import ipeds --dir ~/ipeds/2024 --year 2024 --dry-run
  npm run cli -- import ipeds --file HD2023.zip --file ADM2023.zip --year 2023 --release final
  npm run cli -- import ipeds --download --year latest --refresh
  npm run cli -- import scorecard --file MERGED2023_24_PP.csv --json > report.json
  npm run cli -- import ipeds --file adm2024.csv --mapping adm2024-columns.json --dry-run
  npm run cli -- import athletics --file eada.csv --year 2023 --obtained-from "a third-party copy" --matched-by "name and state"`;

export function addImportCommand(program: Command, run: Run, terminal: Terminal): void {
  const command = program
    .command('import')
    .description('import the files of a source into the catalog')
    .addArgument(new Argument('<source>', 'publisher of the files').choices(SOURCES))
    .option('--dir <folder...>', 'folders with CSV, Excel or zip files')
    .option('--file <file...>', 'CSV, Excel or zip files')
    .option('--download', 'first download the files of --year from the official host')
    .option('--refresh', 'with --download: download existing files again, to get revisions')
    .option('--year <year>', 'collection year (default: from the file names); with --download also "latest"', toYearOrLatest);
  addOccupationsImport(command, run, terminal);
  addDefinitionsImport(command, run, terminal);
  addImportOptions(command)
    .addHelpText('after', EXPLANATION)
    .action((source: SourceName, options: ImportOptions, command: Command) => {
      const fault = contradiction(options);
      if (fault !== null) command.error(`error: ${fault}`, { exitCode: EXIT.usage });
      return run((useCases) =>
        performImport(useCases, options, terminal, (course) => importFiles(useCases, source, options, terminal, course)),
      );
    });
}

async function importFiles(
  useCases: UseCases,
  source: SourceName,
  options: ImportOptions,
  terminal: Terminal,
  course: Course,
): Promise<Imported> {
  const request = { ...toRequest(source, options), ...(await mappingOf(options)), isWatched: terminal.isWatched, ...course };
  const download = options.download && (await fetchOrFail(useCases, request, options, terminal));
  const report = await useCases.imports.import({ ...request, ...(download && { paths: download.paths, year: download.year }) });
  return { report, ...(download && { download: download.files }) };
}

/** Downloads the files of a request. The ledger keeps a failure, as that of an import. */
function fetchOrFail(
  { downloads, imports }: UseCases,
  request: ImportRequest & { isCancelled: () => boolean },
  { year = 'latest', refresh, json }: ImportOptions,
  terminal: Terminal,
): Promise<DownloadReport> {
  const { source, isCancelled } = request;
  const report = fetchFiles(downloads, { source, year, refresh: refresh ?? false, isQuiet: json ?? false, isCancelled }, terminal);
  return report.catch((error: unknown) => imports.failUnread(error, request));
}
