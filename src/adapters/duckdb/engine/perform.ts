import type { Message, Request } from '../protocol.ts';
import { countParquet, writeDatabase, writeParquet } from './build.ts';
import { batchesOf, Fault, planOf, prepareSelect, tablesOf, withSession } from './session.ts';

interface Line {
  say: (message: Message) => void;
  /** Resolves when the server has taken the last batch: true if it wants another one. */
  goesOn: () => Promise<boolean>;
}

/** Answers one request. */
export async function perform(request: Request, line: Line): Promise<void> {
  try {
    process.chdir(request.folder);
    await answer(request, line);
  } catch (error) {
    if (error instanceof Fault) line.say({ fault: error.kind, message: error.message });
    else line.say({ fault: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

async function answer(request: Request, line: Line): Promise<void> {
  switch (request.do) {
    case 'plan':
      return withSession(async (connection) => {
        line.say({ plan: await planOf(connection, request.sql, await prepareSelect(connection, request.sql)) });
      });
    case 'run':
      return run(request, line);
    default:
      line.say({ done: true, rows: await build(request) });
  }
}

function build(request: Exclude<Request, { do: 'plan' | 'run' }>): Promise<number> {
  if (request.do === 'write-parquet') return writeParquet(request);
  return request.do === 'count-rows' ? countParquet(request.file) : writeDatabase(request);
}

function run({ sql, maxCharacters }: Extract<Request, { do: 'run' }>, { say, goesOn }: Line): Promise<void> {
  return withSession(async (connection) => {
    const prepared = await prepareSelect(connection, sql);
    const tables = await tablesOf(connection, sql);
    let rows = 0;
    for await (const batch of batchesOf(prepared, maxCharacters, (columns) => say({ columns, tables }))) {
      rows += batch.length;
      say({ rows: batch });
      if (!(await goesOn())) break;
    }
    say({ done: true, rows });
  });
}
