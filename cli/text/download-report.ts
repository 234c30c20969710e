import type { DownloadProgress, DownloadReport, Downloads, FileOutcome } from '../../src/domain/downloads/downloads.use-cases.ts';
import type { SourceName } from '../../src/domain/colleges/college.ts';
import type { Terminal } from '../terminal.ts';

export interface DownloadCall {
  source: SourceName;
  year: number | 'latest';
  refresh: boolean;
  /** No progress: standard error is not looked at either. */
  isQuiet: boolean;
  isCancelled: () => boolean;
}

const WORDS: Record<FileOutcome, string> = {
  new: 'fetched',
  changed: 'fetched; it has changed since it was fetched last: a new release',
  same: 'fetched; it is what it was',
  kept: 'here already',
  absent: 'not published',
};
const number = new Intl.NumberFormat('en-US');

/** Fetches the official files of a source and year, and says a line about each. Throws what the use case throws. */
export async function fetchFiles(downloads: Downloads, call: DownloadCall, terminal: Terminal): Promise<DownloadReport> {
  const { isQuiet, ...request } = call;
  const say = isQuiet ? () => undefined : (line: string) => terminal.err(line);
  const report = await downloads.download({ ...request, onProgress: (progress) => tell(progress, say) });
  say(`${report.source} ${report.year}: ${number.format(report.paths.length)} files`);
  return report;
}

function tell({ file, bytes, outcome }: DownloadProgress, say: (line: string) => void): void {
  if (outcome === null) return;
  say(`${file}: ${WORDS[outcome]}${bytes > 0 ? ` (${number.format(bytes)} bytes)` : ''}`);
}
