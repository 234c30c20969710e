import type { SourceName } from '../colleges/sources.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { DownloadSession, DownloadsPorts, StoredFile } from './downloads.ports.ts';
import { filesOf, newestYear, type PublishedFile } from './publications.ts';

export interface DownloadRequest {
  source: SourceName;
  /** `latest`: the newest expected year, or the year before it if that one is not published yet. */
  year: number | 'latest';
  /** Downloads existing files again, because a file may be revised at the same address. */
  refresh?: boolean;
  onProgress?: (progress: DownloadProgress) => void;
  isCancelled?: () => boolean;
}

/**
 * `new`: downloaded for the first time. `changed`: downloaded and different from the last download. `same`: downloaded and unchanged.
 * `kept`: not downloaded, because the file exists. `absent`: not published.
 */
export type FileOutcome = 'new' | 'changed' | 'same' | 'kept' | 'absent';

export interface DownloadProgress {
  file: string;
  bytes: number;
  /** Null during the download. */
  outcome: FileOutcome | null;
}

export interface DownloadReport {
  source: SourceName;
  year: number;
  files: { file: string; url: string; outcome: FileOutcome; bytes: number; sha256: string | null }[];
  /** The paths of the available files. */
  paths: string[];
}

interface DownloadedFile {
  file: PublishedFile;
  outcome: FileOutcome;
  stored: StoredFile | null;
}

/** Downloads the official files of a source and year. */
export function createDownloads({ downloader, ledger, clock }: DownloadsPorts) {
  async function fetchYear(request: DownloadRequest, year: number): Promise<DownloadReport | null> {
    const { source } = request;
    const [required, ...optional] = filesOf(source, year);
    const session = await downloader.begin(source, year, {
      onBytes: (file, bytes) => request.onProgress?.({ file, bytes, outcome: null }),
      isCancelled: request.isCancelled ?? (() => false),
    });
    const first = required && (await downloadFile(session, required, request, year));
    if (!first?.stored) return null;
    const fetched = [first];
    for (const file of optional) fetched.push(await downloadFile(session, file, request, year));
    return toReport(source, year, fetched);
  }

  async function downloadFile(
    session: DownloadSession,
    file: PublishedFile,
    request: DownloadRequest,
    year: number,
  ): Promise<DownloadedFile> {
    const last = await ledger.lastSha256(file.url);
    const existing = request.refresh ? null : await session.existing(file);
    const isKnown = existing !== null && existing.sha256 === last;
    const stored = isKnown ? existing : await session.fetch(file);
    const outcome = isKnown ? 'kept' : outcomeOf(stored, last);
    if (stored && isNewContent(outcome)) await record(file, stored, request.source, year);
    request.onProgress?.({ file: file.file, bytes: stored?.bytes ?? 0, outcome });
    return { file, outcome, stored };
  }

  function record({ file, url }: PublishedFile, { sha256, bytes }: StoredFile, source: SourceName, year: number): Promise<void> {
    return ledger.record({ source, year, file, url, sha256, bytes, fetchedAt: clock.now() });
  }

  return {
    /**
     * Downloads the published files of a year. Throws `not-found` if the year is not published, `busy` while another process downloads
     * the same source, `refused` for an untrusted file and `unavailable` for a host or network failure. Complete files stay for the next
     * download.
     */
    async download(request: DownloadRequest): Promise<DownloadReport> {
      const { source } = request;
      const newest = request.year === 'latest' ? newestYear(source, clock.now()) : request.year;
      const years = request.year === 'latest' ? [newest, newest - 1] : [newest];
      // Throws for an unavailable source or year before any request.
      filesOf(source, newest);
      return ledger.exclusively(source, async () => {
        for (const year of years) {
          const report = await fetchYear(request, year);
          if (report) return report;
        }
        throw new DomainError('not-found', 'download.not-published', `The official host has no ${source} files for ${years.join(' or ')}.`);
      });
    },
  };
}

export type Downloads = ReturnType<typeof createDownloads>;

function outcomeOf(stored: StoredFile | null, last: string | null): FileOutcome {
  if (!stored) return 'absent';
  if (last === null) return 'new';
  return stored.sha256 === last ? 'same' : 'changed';
}

const isNewContent = (outcome: FileOutcome): boolean => outcome === 'new' || outcome === 'changed';

function toReport(source: SourceName, year: number, fetched: readonly DownloadedFile[]): DownloadReport {
  return {
    source,
    year,
    files: fetched.map(({ file, outcome, stored }) => ({
      file: file.file,
      url: file.url,
      outcome,
      bytes: stored?.bytes ?? 0,
      sha256: stored?.sha256 ?? null,
    })),
    paths: fetched.flatMap(({ stored }) => (stored ? [stored.path] : [])),
  };
}
