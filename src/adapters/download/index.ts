import { setTimeout as sleep } from 'node:timers/promises';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Downloader, DownloadOptions, DownloadSession, StoredFile } from '../../domain/downloads/downloads.ports.ts';
import type { PublishedFile } from '../../domain/downloads/publications.ts';
import { TransferInterrupted, downloadError, unavailable } from './errors.ts';
import { DOWNLOAD_LIMITS, type DownloadLimits } from './limits.ts';
import { officialNetwork, type Network } from './network.ts';
import { PartFile, removeOldParts } from './part-file.ts';
import { transfer, type Transfer } from './transfer.ts';
import { fingerprint, verifyZip } from './verify.ts';
import { cancelled, startTimer } from './attempt-timer.ts';

interface DownloaderOptions {
  /** Files are stored in `<folder>/<source>/<year>/`. */
  folder: string;
  network?: Network;
  limits?: DownloadLimits;
}

const CANCEL_CHECK_MS = 250;

/** Downloads files from official hosts into a folder. Verifies each file, moves it into place atomically, and resumes partial files. */
export function createDownloader({ folder, network = officialNetwork, limits = DOWNLOAD_LIMITS }: DownloaderOptions): Downloader {
  return {
    async begin(source, year, options) {
      await removeOldParts(folder, limits.partMs);
      return openSession(join(folder, source, String(year)), network, limits, options);
    },
  };
}

function openSession(folder: string, network: Network, limits: DownloadLimits, options: DownloadOptions): DownloadSession {
  const isCancelled = options.isCancelled ?? (() => false);
  const endsAt = performance.now() + limits.msInAll;
  let bytesLeft = limits.bytesInAll;
  const pathOf = ({ file }: PublishedFile) => join(folder, basename(file));
  return {
    async existing(file) {
      const path = pathOf(file);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { path, ...(await fingerprint(path)) } : null;
    },
    async fetch(file) {
      const part = new PartFile(pathOf(file));
      const maxBytes = Math.min(limits.bytesPerFile, bytesLeft);
      const onBytes = (bytes: number) => options.onBytes?.(file.file, bytes);
      const job: Transfer = { name: file.file, url: file.url, part, network, limits, maxBytes, onBytes };
      const stored = await downloadFile(job, Math.min(endsAt, performance.now() + limits.msPerFile), isCancelled);
      bytesLeft -= stored?.bytes ?? 0;
      return stored;
    },
  };
}

/** Downloads one file with retries. Deletes the partial file after a final error, or if the host cannot resume it. */
async function downloadFile(job: Transfer, deadline: number, isCancelled: () => boolean): Promise<StoredFile | null> {
  try {
    const isPublished = await withRetries(job, deadline, isCancelled);
    if (!isPublished) return null;
    await verifyZip(job.part.partPath, job.name);
    const found = await fingerprint(job.part.partPath);
    await job.part.moveIntoPlace();
    return { path: job.part.path, ...found };
  } catch (error) {
    if (!(error instanceof TransferInterrupted)) await job.part.discard();
    else if (!(await job.part.state(job.url))) await job.part.discard();
    throw error instanceof TransferInterrupted ? unavailable(error) : error;
  }
}

async function withRetries(job: Transfer, deadline: number, isCancelled: () => boolean): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    const timer = startTimer(job.limits, deadline, isCancelled);
    try {
      return await transfer(job, timer);
    } catch (error) {
      if (!(error instanceof TransferInterrupted) || !error.retry || tried >= job.limits.tries) throw error;
      await pause(pauseOf(error.retry.afterMs, tried, job.limits, error), deadline, isCancelled);
    } finally {
      timer.stop();
    }
  }
}

/** The pause doubles with random jitter, so that machines on one schedule do not retry together. It is never shorter than the host requests. */
function pauseOf(askedMs: number, tried: number, { pauseMs, longestPauseMs }: DownloadLimits, error: TransferInterrupted): number {
  if (askedMs > longestPauseMs)
    throw new TransferInterrupted(error.code, `${error.message} It requests a pause of ${Math.ceil(askedMs / 1000)} s.`, false);
  return Math.max(askedMs, pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
}

async function pause(ms: number, deadline: number, isCancelled: () => boolean): Promise<void> {
  const until = performance.now() + ms;
  if (until >= deadline) throw downloadError('too-long', 'The download exceeds its time limit.');
  while (performance.now() < until) {
    if (isCancelled()) throw cancelled();
    await sleep(Math.min(CANCEL_CHECK_MS, until - performance.now()));
  }
}
