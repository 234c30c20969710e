import { constants } from 'node:fs';
import { access, mkdtemp, readFile, rmdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Machine } from '../../domain/doctor/doctor.ports.ts';
import type { MachineFacts } from '../../domain/doctor/installation-facts.ts';

/** The machine of an installation in `root` with its data in `dataDir`. */
export function createMachine({ root, dataDir }: { root: string; dataDir: string }): Machine {
  return {
    async inspect() {
      const folder = path.resolve(dataDir);
      const { engines } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
      return {
        nodeVersion: process.versions.node,
        leastNodeVersion: engines.node.replace(/^>=/, ''),
        isBuilt:
          (await exists(path.join(root, 'dist/server/entry-server.js'))) && (await exists(path.join(root, 'dist/web/.vite/manifest.json'))),
        folder: { path: folder, state: await stateOf(folder) },
        freeBytes: await freeBytes(await nearestExisting(folder)),
      };
    },
  };
}

const exists = (file: string, mode: number = constants.F_OK): Promise<boolean> =>
  access(file, mode).then(
    () => true,
    () => false,
  );

/** Permissions do not show that a file system is read-only or full, so this writes. */
async function stateOf(folder: string): Promise<MachineFacts['folder']['state']> {
  if (!(await exists(folder))) return (await exists(await nearestExisting(folder), constants.W_OK)) ? 'absent' : 'closed';
  try {
    await rmdir(await mkdtemp(path.join(folder, '.doctor-')));
    return 'writable';
  } catch {
    return 'closed';
  }
}

/** The folder, or its first ancestor that exists. */
async function nearestExisting(folder: string): Promise<string> {
  const parent = path.dirname(folder);
  return parent === folder || (await exists(folder)) ? folder : nearestExisting(parent);
}

async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
