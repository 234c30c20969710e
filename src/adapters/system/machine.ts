import { constants } from 'node:fs';
import { access, mkdtemp, readFile, rmdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../../domain/health/doctor.ports.ts';
import type { MachineFacts } from '../../domain/health/installation-facts.ts';

/** The machine under an installation in `root` that keeps its data in `dataDir`. */
export function createMachine({ root, dataDir }: { root: string; dataDir: string }): Machine {
  return {
    async look() {
      const folder = path.resolve(dataDir);
      const { engines } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
      return {
        nodeVersion: process.versions.node,
        leastNodeVersion: engines.node.replace(/^>=/, ''),
        isBuilt:
          (await isThere(path.join(root, 'dist/server/entry-server.js'))) &&
          (await isThere(path.join(root, 'dist/web/.vite/manifest.json'))),
        folder: { path: folder, state: await stateOf(folder) },
        freeBytes: await freeBytes(await nearest(folder)),
      };
    },
  };
}

const isThere = (file: string, mode: number = constants.F_OK): Promise<boolean> =>
  access(file, mode).then(
    () => true,
    () => false,
  );

/** Permissions do not tell of file systems that are read-only or full; only writing does. */
async function stateOf(folder: string): Promise<MachineFacts['folder']['state']> {
  if (!(await isThere(folder))) return (await isThere(await nearest(folder), constants.W_OK)) ? 'absent' : 'closed';
  try {
    await rmdir(await mkdtemp(path.join(folder, '.doctor-')));
    return 'writable';
  } catch {
    return 'closed';
  }
}

/** The folder, or the first above it that exists. */
async function nearest(folder: string): Promise<string> {
  const parent = path.dirname(folder);
  return parent === folder || (await isThere(folder)) ? folder : nearest(parent);
}

async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
