import { setTimeout as sleep } from 'node:timers/promises';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Downloader, DownloadOptions, DownloadSession, StoredFile } from '../../domain/downloads/downloads.ports.ts';
import type { PublishedFile } from '../../domain/downloads/publications.ts';
import { Interrupted, refusal, unavailable } from './faults.ts';
import { DOWNLOAD_LIMITS, type DownloadLimits } from './limits.ts';
import { officialNetwork, type Network } from './network.ts';
import { PartFile, sweepParts } from './part-file.ts';
import { transfer, type Transfer } from './transfer.ts';
import { fingerprint, verifyZip } from './verify.ts';
import { cancelled, startWatch } from './watch.ts';

interface DownloaderOptions {
  /** Files are kept in `<folder>/<source>/<year>/`. */
  folder: string;
  network?: Network;
  limits?: DownloadLimits;
}

const SLEEP_MS = 250;

/** Fetches files from official hosts into a folder: checked, in one step, and continued where an earlier try broke off. */
export function createDownloader({ folder, network = officialNetwork, limits = DOWNLOAD_LIMITS }: DownloaderOptions): Downloader {
  return {
    async begin(source, year, options) {
      await sweepParts(folder, limits.partMs);
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
    async kept(file) {
      const path = pathOf(file);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { path, ...(await fingerprint(path)) } : null;
    },
    async fetch(file) {
      const part = new PartFile(pathOf(file));
      const maxBytes = Math.min(limits.bytesPerFile, bytesLeft);
      const onBytes = (bytes: number) => options.onBytes?.(file.file, bytes);
      const job: Transfer = { name: file.file, url: file.url, part, network, limits, maxBytes, onBytes };
      const stored = await bring(job, Math.min(endsAt, performance.now() + limits.msPerFile), isCancelled);
      bytesLeft -= stored?.bytes ?? 0;
      return stored;
    },
  };
}

/** All tries of one file. What fails for good leaves nothing; what broke off leaves its part, when the host can continue it. */
async function bring(job: Transfer, deadline: number, isCancelled: () => boolean): Promise<StoredFile | null> {
  try {
    const isThere = await withTries(job, deadline, isCancelled);
    if (!isThere) return null;
    await verifyZip(job.part.partPath, job.name);
    const found = await fingerprint(job.part.partPath);
    await job.part.settle();
    return { path: job.part.path, ...found };
  } catch (fault) {
    if (!(fault instanceof Interrupted)) await job.part.discard();
    else if (!(await job.part.state(job.url))) await job.part.discard();
    throw fault instanceof Interrupted ? unavailable(fault) : fault;
  }
}

async function withTries(job: Transfer, deadline: number, isCancelled: () => boolean): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    const watch = startWatch(job.limits, deadline, isCancelled);
    try {
      return await transfer(job, watch);
    } catch (fault) {
      if (!(fault instanceof Interrupted) || !fault.again || tried >= job.limits.tries) throw fault;
      await pause(pauseOf(fault.again.afterMs, tried, job.limits, fault), deadline, isCancelled);
    } finally {
      watch.stop();
    }
  }
}

/** Doubling, with chance in it, so that many machines on one schedule do not come back at once; never shorter than the host asks for. */
function pauseOf(askedMs: number, tried: number, { pauseMs, longestPauseMs }: DownloadLimits, fault: Interrupted): number {
  if (askedMs > longestPauseMs)
    throw new Interrupted(fault.code, `${fault.message} It asks to be left alone for ${Math.ceil(askedMs / 1000)} s.`, false);
  return Math.max(askedMs, pauseMs * 2 ** (tried - 1) * (0.5 + Math.random() / 2));
}

async function pause(ms: number, deadline: number, isCancelled: () => boolean): Promise<void> {
  const until = performance.now() + ms;
  if (until >= deadline) throw refusal('too-long', 'The download takes longer than it may.');
  while (performance.now() < until) {
    if (isCancelled()) throw cancelled();
    await sleep(Math.min(SLEEP_MS, until - performance.now()));
  }
}
