/** What a download may cost. Every bound holds whatever the host says about itself. */
export interface DownloadLimits {
  bytesPerFile: number;
  bytesInAll: number;
  msPerFile: number;
  msInAll: number;
  /** Fewer than `stallBytes` within `stallMs` is a stall; the time to the first byte counts. */
  stallMs: number;
  stallBytes: number;
  /** Of one file, the first included. */
  tries: number;
  /** The pause after the first failed try; it doubles, and up to half of it is left to chance. */
  pauseMs: number;
  /** A host that asks to be left alone for longer is not waited for. */
  longestPauseMs: number;
  /** What a broken download left behind may be continued for this long. */
  partMs: number;
}

export const DOWNLOAD_LIMITS: DownloadLimits = {
  // The largest official file, a whole Scorecard release, takes some 400 MB.
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
