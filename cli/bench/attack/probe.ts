import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks /healthz again and again in its own process, so that neither the attack nor its answers delay the clock. The first argument is
 * its order as JSON. Prints the delays in milliseconds.
 */
export interface ProbeOrder {
  url: string;
  seconds: number;
}

export interface Delays {
  p50: number;
  p99: number;
  max: number;
}

const PAUSE_MS = 5;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const { url, seconds } = JSON.parse(process.argv[2] ?? '{}') as ProbeOrder;
const delays: number[] = [];
const end = performance.now() + seconds * 1_000;
while (performance.now() < end) {
  const start = performance.now();
  await answered(`${url}/healthz`);
  delays.push(performance.now() - start);
  await sleep(PAUSE_MS);
}
agent.destroy();
delays.sort((a, b) => a - b);
const at = (share: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] ?? 0;
process.stdout.write(JSON.stringify({ p50: at(0.5), p99: at(0.99), max: at(1) } satisfies Delays));

function answered(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`/healthz answered ${response.statusCode ?? 0}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}
