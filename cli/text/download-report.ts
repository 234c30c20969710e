import { countText } from '../../src/domain/colleges/display.ts';
import type { DownloadProgress, DownloadReport, Downloads, FileOutcome } from '../../src/domain/downloads/downloads.use-cases.ts';
import type { SourceName } from '../../src/domain/colleges/sources.ts';
import type { Terminal } from '../terminal.ts';

export interface DownloadCall {
  source: SourceName;
  year: number | 'latest';
  refresh: boolean;
  /** Prints no progress. */
  isQuiet: boolean;
  isCancelled: () => boolean;
}

const WORDS: Record<FileOutcome, string> = {
  new: 'downloaded',
  changed: 'downloaded; it differs from the last download: a new release',
  same: 'downloaded; unchanged',
  kept: 'already downloaded',
  absent: 'not published',
};

/** Downloads the official files of a source and year and prints a line per file. Throws DomainError. */
export async function fetchFiles(downloads: Downloads, call: DownloadCall, terminal: Terminal): Promise<DownloadReport> {
  const { isQuiet, ...request } = call;
  const say = isQuiet ? () => undefined : (line: string) => terminal.err(line);
  const report = await downloads.download({ ...request, onProgress: (progress) => tell(progress, say) });
  say(`${report.source} ${report.year}: ${countText(report.paths.length)} files`);
  return report;
}

function tell({ file, bytes, outcome }: DownloadProgress, say: (line: string) => void): void {
  if (outcome === null) return;
  say(`${file}: ${WORDS[outcome]}${bytes > 0 ? ` (${countText(bytes)} bytes)` : ''}`);
}
