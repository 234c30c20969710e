import type { Command } from 'commander';
import { MAX_RESULTS } from '../../src/domain/shared/method.ts';
import { integer } from '../../src/domain/shared/params.ts';
import { readAnswers } from '../answers.ts';
import { EXIT } from '../exit-codes.ts';
import { matchJson, matchText } from '../text/match-table.ts';
import { readBy } from '../read-param.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

interface Options {
  answers: string;
  limit: number;
  json?: true;
}

const EXPLANATION = `
The same match as the site's and the API's. The answers are JSON, as POST /api/match takes them; what is left out was
skipped, and counts neither way:
  size        small, medium or large
  types       public, private, community, hbcu: any of which
  states      states and territories by their two letters
  budget      US dollars a year, 0 to 80000 in whole dollars; income is the family's, as "48001-75000"
  sat, act    a score; the SAT counts where there are both
  priorities  all ten criteria, 0 (not important) to 3 (essential)
  must        which of type, size, location, budget have to be met; hbcu and womenOnly leave out all other colleges

Below each college: what speaks for it (+) and against it (-), what is not known of it (?), and where it would stand if
one priority did not matter (~). Nothing of the answers is kept.

Examples:
  npm run cli -- match --answers answers.json
  echo '{"types":["public"],"states":["AL","GA"],"budget":25000}' | npm run cli --silent -- match --answers - --json`;

export function addMatchCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('match')
    .description('match colleges to the answers of the questionnaire')
    .requiredOption('--answers <file>', 'JSON file, or - for standard input')
    .option('--limit <number>', 'how many to print', readBy(integer(1, MAX_RESULTS, 'How many')), MAX_RESULTS)
    .option('--json', 'print the match as JSON, and nothing else, on standard output')
    .addHelpText('after', EXPLANATION)
    .action(async ({ answers: file, limit, json }: Options, command: Command) => {
      const given = await readAnswers(file, () => terminal.input());
      if ('fault' in given) return command.error(`error: ${given.fault}`, { exitCode: EXIT.usage });
      return run(async ({ colleges, matching }) => {
        await colleges.refresh();
        const match = matching.match(given.answers);
        const shown = { ...match, items: match.items.slice(0, limit) };
        terminal.out(json ? matchJson(shown) : matchText(shown));
        return EXIT.done;
      });
    });
}
