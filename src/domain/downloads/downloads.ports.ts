import type { SourceName } from '../colleges/sources.ts';
import type { Clock } from '../shared/time.ts';
import type { PublishedFile } from './publications.ts';

/** A complete file in the download folder. */
export interface StoredFile {
  path: string;
  bytes: number;
  sha256: string;
}

export interface DownloadOptions {
  /** Called as bytes arrive. */
  onBytes?: (file: string, bytes: number) => void;
  /** Called several times a second. True stops the download; a later download can continue it. */
  isCancelled?: () => boolean;
}

/** Downloads into the folder of one source and year. The size and time limits apply to the whole session. */
export interface DownloadSession {
  /** The file of an earlier download, or null. */
  existing(file: PublishedFile): Promise<StoredFile | null>;
  /**
   * Downloads and verifies a file, then replaces the existing file. Returns null if the file is not published.
   * Throws `refused` for an untrusted file and `unavailable` for a host or network failure. The error code names the check.
   */
  fetch(file: PublishedFile): Promise<StoredFile | null>;
}

/** Connects to official hosts only. */
export interface Downloader {
  /** Also deletes incomplete files that are older than a day. */
  begin(source: SourceName, year: number, options: DownloadOptions): Promise<DownloadSession>;
}

/** The history of downloads, by address. */
export interface DownloadLedger {
  /** The SHA-256 of the last file from this address; null if there was none. */
  lastSha256(url: string): Promise<string | null>;
  record(fetched: LedgerEntry): Promise<void>;
  /** Runs `work` while no other process downloads the same source. Throws `busy` if another process does. */
  exclusively<T>(source: SourceName, work: () => Promise<T>): Promise<T>;
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
