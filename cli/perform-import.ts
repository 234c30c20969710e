import type { DownloadReport } from '../src/domain/downloads/downloads.use-cases.ts';
import type { ImportRequest } from '../src/domain/imports/import-request.ts';
import type { ImportReport } from '../src/domain/imports/import-run.ts';
import { DomainError } from '../src/domain/shared/domain-error.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import type { ImportOptions } from './import-request.ts';
import { readMapping } from './mapping-file.ts';
import { publishAfter, type Publication } from './publish-after.ts';
import { faultJson, faultText, reportJson, reportText } from './text/import-report.ts';
import { createProgress } from './text/progress.ts';
import { publicationText } from './text/warehouse-report.ts';
import type { Application } from './with-application.ts';
import type { Terminal } from './terminal.ts';

/** How an import shows where it is, and learns that it has to stop. */
export type Course = Required<Pick<ImportRequest, 'onProgress' | 'isCancelled'>>;

export interface Imported {
  report: ImportReport;
  download?: DownloadReport['files'];
}

type Outcome = Imported & { publication?: Publication };

/** Runs an import with its progress, publishes afterwards if asked to, and prints how it ended. Resolves to the exit code. */
export async function performImport(
  useCases: Pick<Application['useCases'], 'colleges' | 'warehouse'>,
  options: Pick<ImportOptions, 'json' | 'publish'>,
  terminal: Terminal,
  importer: (course: Course) => Promise<Imported>,
): Promise<number> {
  const isJson = options.json ?? false;
  const progress = createProgress(terminal, isJson);
  let isCancelled = false;
  const stopListening = terminal.onInterrupt(() => (isCancelled = true));
  try {
    if (options.publish) await useCases.warehouse.requireUsable();
    const imported = await importer({ onProgress: (step) => progress.show(step), isCancelled: () => isCancelled });
    const isPublished = options.publish && imported.report.status !== 'cancelled';
    const outcome = { ...imported, ...(isPublished && { publication: await publishAfter(useCases) }) };
    progress.stop();
    printOutcome(outcome, isJson, terminal);
    return outcome.report.status === 'cancelled' ? EXIT.failed : EXIT.done;
  } catch (error) {
    progress.stop();
    if (!(error instanceof DomainError)) throw error;
    if (isJson) terminal.out(faultJson(error));
    else terminal.err(faultText(error));
    return exitCodeOf(error);
  } finally {
    stopListening();
  }
}

function printOutcome({ report, publication, ...rest }: Outcome, isJson: boolean, terminal: Terminal): void {
  if (isJson) {
    terminal.out(reportJson({ ...report, ...rest, ...(publication && { publication }) }));
    return;
  }
  terminal.out(reportText(report));
  if (publication?.status === 'failed') terminal.err(publicationText(publication));
  else if (publication) terminal.out(`\n${publicationText(publication)}`);
}

export const mappingOf = async ({ mapping: file }: Pick<ImportOptions, 'mapping'>): Promise<Pick<ImportRequest, 'mapping'>> =>
  file === undefined ? {} : { mapping: await readMapping(file) };
