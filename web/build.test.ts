import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** npm installs no development packages if NODE_ENV is production. */
it('says how to install the packages that build the site', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'alma-build-'));
  for (const input of ['web', 'src/contracts', 'src/domain']) await mkdir(path.join(folder, input), { recursive: true });
  await writeFile(path.join(folder, 'package-lock.json'), '{}');
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await copyFile(path.join(import.meta.dirname, 'build.ts'), path.join(folder, 'web/build.ts'));
  expect(await build(folder)).toEqual({
    code: 1,
    stderr:
      'The packages that build the site are missing. npm leaves them out when NODE_ENV is production. Run: npm install --include=dev\n',
  });
  await rm(folder, { recursive: true });
});

function build(folder: string): Promise<{ code: unknown; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', path.join(folder, 'web/build.ts')], (error, _stdout, stderr) =>
      resolve({ code: error?.code, stderr }),
    );
  });
}
