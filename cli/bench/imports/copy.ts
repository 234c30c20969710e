import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Seconds of a plain COPY of some CSV files into text columns, the median of three. */
export async function copySeconds(database: string, files: readonly string[]): Promise<number> {
  const headers = await Promise.all(files.map(headerOf));
  const seconds: number[] = [];
  for (let round = 0; round < 3; round += 1) seconds.push(await copyOnce(database, files, headers));
  return seconds.sort((a, b) => a - b)[1] ?? 0;
}

async function copyOnce(database: string, files: readonly string[], headers: readonly string[][]): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const start = performance.now();
  await client.query('begin');
  for (const [index, file] of files.entries()) {
    const columns = (headers[index] ?? []).map((name) => `${pg.escapeIdentifier(name)} text`).join(', ');
    await client.query(`create temp table raw_${index} (${columns}) on commit drop`);
    await pipeline(createReadStream(file), client.query(copyFrom(`copy raw_${index} from stdin (format csv, header)`)));
  }
  await client.query('commit');
  const seconds = (performance.now() - start) / 1_000;
  await client.end();
  return seconds;
}

async function headerOf(file: string): Promise<string[]> {
  for await (const line of createInterface({ input: createReadStream(file) })) return line.replace(/^\uFEFF/, '').split(',');
  return [];
}
