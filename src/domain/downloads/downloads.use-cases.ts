import type { SourceName } from '../colleges/college.ts';
import { DomainError } from '../shared/domain-error.ts';
import type { DownloadSession, DownloadsPorts, StoredFile } from './downloads.ports.ts';
import { filesOf, newestYear, type PublishedFile } from './publications.ts';

export interface DownloadRequest {
  source: SourceName;
  /** `latest`: the newest year that is out, also where that is the year before the one expected. */
  year: number | 'latest';
  /** Fetches again what is here already; a file may be revised under the same address. */
  refresh?: boolean;
  onProgress?: (progress: DownloadProgress) => void;
  isCancelled?: () => boolean;
}

/**
 * What became of a file: `new` and `changed` were fetched, `changed` meaning that the address gave something else before; `same` was
 * fetched and is what was here; `kept` was here already and not asked for; `absent` is not published.
 */
export type FileOutcome = 'new' | 'changed' | 'same' | 'kept' | 'absent';

export interface DownloadProgress {
  file: string;
  bytes: number;
  /** Nothing while it is on its way. */
  outcome: FileOutcome | null;
}

export interface DownloadReport {
  source: SourceName;
  year: number;
  files: { file: string; url: string; outcome: FileOutcome; bytes: number; sha256: string | null }[];
  /** Where the files lie that are there. */
  paths: string[];
}

interface Fetched {
  file: PublishedFile;
  outcome: FileOutcome;
  stored: StoredFile | null;
}

/** Fetching the official files of a source and year. */
export function createDownloads({ downloader, ledger, clock }: DownloadsPorts) {
  async function fetchYear(request: DownloadRequest, year: number): Promise<DownloadReport | null> {
    const { source } = request;
    const [required, ...optional] = filesOf(source, year);
    const session = await downloader.begin(source, year, {
      onBytes: (file, bytes) => request.onProgress?.({ file, bytes, outcome: null }),
      isCancelled: request.isCancelled ?? (() => false),
    });
    const first = required && (await bring(session, required, request, year));
    if (!first?.stored) return null;
    const fetched = [first];
    for (const file of optional) fetched.push(await bring(session, file, request, year));
    return toReport(source, year, fetched);
  }

  async function bring(session: DownloadSession, file: PublishedFile, request: DownloadRequest, year: number): Promise<Fetched> {
    const last = await ledger.lastSha256(file.url);
    const kept = request.refresh ? null : await session.kept(file);
    const isKnown = kept !== null && kept.sha256 === last;
    const stored = isKnown ? kept : await session.fetch(file);
    const outcome = isKnown ? 'kept' : outcomeOf(stored, last);
    if (stored && isNews(outcome)) await note(file, stored, request.source, year);
    request.onProgress?.({ file: file.file, bytes: stored?.bytes ?? 0, outcome });
    return { file, outcome, stored };
  }

  function note({ file, url }: PublishedFile, { sha256, bytes }: StoredFile, source: SourceName, year: number): Promise<void> {
    return ledger.note({ source, year, file, url, sha256, bytes, fetchedAt: clock.now() });
  }

  return {
    /**
     * Fetches what is published of a source and year and says where it lies. Throws `not-found` when the year is not published,
     * `busy` while another process fetches the same source, `refused` for a file that is not to be trusted and `unavailable` when the
     * host or the line fails; files that were complete by then stay for the next time.
     */
    async download(request: DownloadRequest): Promise<DownloadReport> {
      const { source } = request;
      const newest = request.year === 'latest' ? newestYear(source, clock.now()) : request.year;
      const years = request.year === 'latest' ? [newest, newest - 1] : [newest];
      // A source that cannot be downloaded, or a year that is not published, is told before anything is asked.
      filesOf(source, newest);
      return ledger.alone(source, async () => {
        for (const year of years) {
          const report = await fetchYear(request, year);
          if (report) return report;
        }
        throw new DomainError(
          'not-found',
          'download.not-published',
          `${source} ${years.join(' and ')}: the official host has no such files.`,
        );
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

const isNews = (outcome: FileOutcome): boolean => outcome === 'new' || outcome === 'changed';

function toReport(source: SourceName, year: number, fetched: readonly Fetched[]): DownloadReport {
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
