import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const READY = / is ready at (http:\S+)/;

export interface Target {
  url: string;
  stop(): Promise<void>;
}

/** The real server, with the limits of production, behind one proxy: each attack names its own network. */
export async function startTarget(database: string): Promise<Target> {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: database, PORT: '0', PROXY_HOPS: '1', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const url = new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [, found] = READY.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const failed = ended.then(() => Promise.reject<string>(new Error('The attacked server ended too early')));
  return {
    url: await Promise.race([url, failed]),
    async stop() {
      failed.catch(() => undefined);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
