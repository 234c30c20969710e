import type { SourceName } from '../colleges/college.ts';
import type { Clock } from '../shared/clock.ts';
import type { PublishedFile } from './publications.ts';

/** A downloaded file in its place. */
export interface StoredFile {
  path: string;
  bytes: number;
  sha256: string;
}

export interface DownloadOptions {
  /** Told as bytes come. */
  onBytes?: (file: string, bytes: number) => void;
  /** Asked several times a second; true ends the download, which may be continued later. */
  isCancelled?: () => boolean;
}

/** The folder of one source and year, and the way to fill it. Limits of size and time count for the whole session. */
export interface DownloadSession {
  /** What an earlier download left in its place. */
  kept(file: PublishedFile): Promise<StoredFile | null>;
  /**
   * Brings a file and puts it in its place once it has proved good; until then what was there stays. Null: it is not published.
   * Throws `refused` for what is not to be trusted, `unavailable` when the host or the line fails; the code names the check.
   */
  fetch(file: PublishedFile): Promise<StoredFile | null>;
}

/** Talks to official hosts, and to no others. */
export interface Downloader {
  /** Also clears away what broken downloads left behind more than a day ago. */
  begin(source: SourceName, year: number, options: DownloadOptions): Promise<DownloadSession>;
}

/** What was fetched before, by address. */
export interface DownloadLedger {
  /** The SHA-256 of what the address gave last; null when it never gave anything. */
  lastSha256(url: string): Promise<string | null>;
  note(fetched: LedgerEntry): Promise<void>;
  /** Runs work while no other process downloads the same source. Throws `busy` when one does. */
  alone<T>(source: SourceName, work: () => Promise<T>): Promise<T>;
}

export interface LedgerEntry {
  source: SourceName;
  year: number;
  file: string;
  url: string;
  sha256: string;
  bytes: number;
  fetchedAt: Date;
}

export interface DownloadsPorts {
  downloader: Downloader;
  ledger: DownloadLedger;
  clock: Clock;
}
