import type { Command } from 'commander';
import type { ScoreDrift } from '../../src/domain/scores/scores.ports.ts';
import { EXIT } from '../exit-codes.ts';
import type { Run } from '../with-application.ts';
import { driftText, methodJson, methodText } from '../text/score-report.ts';
import type { Terminal } from '../terminal.ts';

interface Options {
  check?: boolean;
  formula?: boolean;
  json?: boolean;
}

const EXPLANATION = `
Every college has five scores from 0 to 100, each a matter of this college alone. Imports store them with what they change,
and a start after an update of Alma stores those of a new method. So there is nothing to do here unless somebody changed
figures by hand. Rows whose scores are right are not touched; a second run finds nothing to store.

--check changes nothing, and ends with 5 where stored scores differ from what the method gives.
--formula reads nothing from the database: it prints the rules with the very constants that run.

Examples:
  npm run cli -- scores recompute
  npm run cli -- scores recompute --check --json
  npm run cli -- scores recompute --formula`;

export function addScoresCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('scores')
    .description('the scores stored with every college')
    .command('recompute')
    .description('compute all scores again and store those that differ')
    .option('--check', 'only compare')
    .option('--formula', 'print how scores are made, and nothing else')
    .option('--json', 'print the answer as JSON, and nothing else, on standard output')
    .addHelpText('after', EXPLANATION)
    .action(({ check = false, formula = false, json = false }: Options) => {
      if (formula) {
        terminal.out(json ? methodJson() : methodText());
        return undefined;
      }
      return run(async ({ scores }) => {
        const drift = check ? await scores.check() : await scores.recompute();
        terminal.out(json ? JSON.stringify(drift, null, 2) : driftText(drift, check));
        return exitCodeOf(drift, check);
      });
    });
}

const exitCodeOf = ({ differing }: ScoreDrift, isCheck: boolean): number => (isCheck && differing > 0 ? EXIT.drift : EXIT.done);
