/** Limits of a download. They apply whatever the host declares. */
export interface DownloadLimits {
  bytesPerFile: number;
  bytesInAll: number;
  msPerFile: number;
  msInAll: number;
  /** Fewer than `stallBytes` within `stallMs` is a stall. The wait for the first byte counts. */
  stallMs: number;
  stallBytes: number;
  /** Attempts per file, including the first. */
  tries: number;
  /** The pause after the first failed attempt. It doubles, and up to half of it is random. */
  pauseMs: number;
  /** The longest pause that a host may request. */
  longestPauseMs: number;
  /** The time in which a partial file can be resumed. */
  partMs: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = {
  // The largest official file is a full Scorecard release of about 400 MB.
  bytesPerFile: 600 * 1024 ** 2,
  bytesInAll: 1024 ** 3,
  msPerFile: 30 * 60_000,
  msInAll: 60 * 60_000,
  stallMs: 60_000,
  stallBytes: 60_000,
  tries: 3,
  pauseMs: 1_000,
  longestPauseMs: 120_000,
  partMs: 24 * 60 * 60_000,
};
