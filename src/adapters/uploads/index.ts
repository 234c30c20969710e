import { randomUUID } from 'node:crypto';
import { constants, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { JobFileStore } from '../../domain/import-jobs/import-jobs.ports.ts';
import { misplaced } from '../../domain/import-jobs/job-files.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';

const ID_FILE = 'id';
/** The system's answers when there is no room: the disk, a quota, or a limit of the process. */
const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Files of import jobs in a folder, one folder per job. */
export function createUploads({ folder }: { folder: string }): JobFileStore {
  const folderOf = (job: number): string => path.join(folder, String(job));
  let id: Promise<string> | undefined;
  return {
    folder: () => (id ??= readOrMakeId(folder)),

    async write(job, file, offset, bytes) {
      await mkdir(folderOf(job), { recursive: true });
      return noRoomAsRefusal(() => writePart(path.join(folderOf(job), file.name), file.name, offset, bytes));
    },

    async save(job, name, pieces) {
      await mkdir(folderOf(job), { recursive: true });
      return noRoomAsRefusal(() => saveWhole(path.join(folderOf(job), name), pieces));
    },

    paths: (job, files) => files.map(({ name }) => path.join(folderOf(job), name)),

    remove: (job) => rm(folderOf(job), { recursive: true, force: true }),

    async jobs() {
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
    },
  };
}

/** A part that arrives twice, even late, has equal bytes for the same place. So the file is never shortened. */
async function writePart(file: string, name: string, offset: number, bytes: Uint8Array): Promise<number> {
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT);
  try {
    const { size } = await handle.stat();
    if (size < offset) throw misplaced(name, size);
    await handle.write(bytes, 0, bytes.length, offset);
    await handle.datasync();
    return offset + bytes.length;
  } finally {
    await handle.close();
  }
}

/** A process that lost the job may still write: each has a file of its own until it is whole. */
async function saveWhole(file: string, pieces: AsyncIterable<string>): Promise<number> {
  const draft = `${file}.${randomUUID()}`;
  const stream = createWriteStream(draft, { flush: true });
  await pipeline(pieces, stream);
  await rename(draft, file);
  return stream.bytesWritten;
}

async function noRoomAsRefusal<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!NO_ROOM.includes(code)) throw error;
    throw new DomainError('unavailable', 'import-job.no-room', 'The disk of the server is full. Free some space, then continue.');
  }
}

/** Two processes may begin at once: the file that is there first counts, and it is never seen half written. */
async function readOrMakeId(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, ID_FILE);
  const known = await readFile(file, 'utf8').catch(() => '');
  if (known !== '') return known;
  const draft = path.join(folder, `${ID_FILE}.${randomUUID()}`);
  await writeFile(draft, randomUUID());
  await link(draft, file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return readFile(file, 'utf8');
}
