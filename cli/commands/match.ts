import { Option, type Command } from 'commander';
import { RANK_GROUPS, type RankGroup } from '../../src/domain/order/rank-group.ts';
import { MAX_RESULTS } from '../../src/domain/shared/method.ts';
import { integerWords } from '../../src/domain/shared/param-words.ts';
import { integer } from '../../src/domain/shared/query-params.ts';
import { readAnswers } from '../answers.ts';
import { EXIT } from '../exit-codes.ts';
import { matchJson, matchText } from '../text/match-table.ts';
import { readBy } from '../read-param.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

interface Options {
  answers: string;
  limit: number;
  group?: RankGroup;
  all?: true;
  online?: true;
  json?: true;
}

const LIMIT = integer(1, MAX_RESULTS);

const EXPLANATION = `
Gives the same match as the site and the API. The answers are JSON in the format of POST /api/match. Omitted answers do not
count:
  majors      up to three CIP codes of what the student wants to study, as "51.38"
  size        small, medium or large
  types       any of public, private, community, hbcu
  states      two-letter codes of states and territories
  settings    any of city, suburb, town, rural
  miles       from home: 50, 100, 250 or 500; homeZip is the ZIP code of home, without which miles have no effect
  budget      whole US dollars a year, 0 to 80000; income is the family's, as "48001-75000"
  sat, act    a score; if both are given, the test that more students of a college sent
  priorities  all ten criteria, 0 (not important) to 3 (essential)
  must        the required ones of field (the majors), type, size, location, setting, distance, budget; hbcu and womenOnly exclude all other colleges

Below each college the report lists reasons for it (+) and against it (-), unknowns (?), its rank without one priority (~), and
the requirements that it misses (!). Colleges that meet all requirements come first.
The answers are not stored.

Examples:
  npm run cli -- match --answers answers.json
  echo '{"types":["public"],"states":["AL","GA"],"budget":25000}' | npm run cli --silent -- match --answers - --json`;

export function addMatchCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('match')
    .description('match colleges to the answers of the questionnaire')
    .requiredOption('--answers <file>', 'JSON file, or - for standard input')
    .option('--limit <number>', 'colleges to print', readBy(LIMIT, integerWords(LIMIT, 'Number of colleges')), MAX_RESULTS)
    .addOption(new Option('--group <name>', 'colleges to match (default: the usual group of the wanted types)').choices(RANK_GROUPS))
    .option('--all', 'also match small and little-known colleges')
    .option('--online', 'also match colleges that teach online only')
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', EXPLANATION)
    .action(async ({ answers: file, limit, json, ...options }: Options, command: Command) => {
      const given = await readAnswers(file, () => terminal.input());
      if ('fault' in given) return command.error(`error: ${given.fault}`, { exitCode: EXIT.usage });
      return run(async ({ colleges, matching }) => {
        await colleges.refresh();
        const match = await matching.match(given.answers, options);
        const shown = { ...match, items: match.items.slice(0, limit) };
        terminal.out(json ? matchJson(shown) : matchText(shown));
        return EXIT.done;
      });
    });
}
