import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Section } from '../table.ts';
import type { PublishCost, PublishOrder } from './publish.ts';

const HERE = path.join(import.meta.dirname, '../../..');
/** A longer part delays every other answer too much. */
const MOST_MS = 50;

/** What a server does after one publication, in milliseconds of processor time; relative to the code of another folder if one is given. */
export async function measurePublications(database: string, before?: string): Promise<Section> {
  const old = before === undefined ? undefined : await costsOf({ folder: path.resolve(before), database });
  const costs = await costsOf({ folder: HERE, database });
  const rows = Object.entries(costs).map(([name, { total, longest }]) => {
    const was = old?.[name];
    const ratio = (value: number, former: number | undefined) => (former ? `× ${(value / former).toFixed(3)}` : '');
    const state = longest > MOST_MS ? 'OVER' : 'ok';
    return [name, total.toFixed(0), ratio(total, was?.total), longest.toFixed(0), ratio(longest, was?.longest), `< ${MOST_MS}`, state];
  });
  const formerly = Object.entries(old ?? {}).map(([name, { total, longest }]) => [
    `before: ${name}`,
    total.toFixed(0),
    '',
    longest.toFixed(0),
    '',
    '',
    '',
  ]);
  return {
    title: 'Processor time of a server after one publication, in milliseconds',
    head: ['', 'in all', 'of before', 'longest part', 'of before', 'aim', ''],
    rows: [...formerly, ...rows],
  };
}

async function costsOf(order: PublishOrder): Promise<Record<string, PublishCost>> {
  const script = path.join(import.meta.dirname, 'publish.ts');
  const running = promisify(execFile)(process.execPath, ['--import', 'tsx', script, JSON.stringify(order)]);
  running.child.stderr?.pipe(process.stderr);
  const { stdout } = await running;
  return JSON.parse(stdout) as Record<string, PublishCost>;
}
