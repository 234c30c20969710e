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
Every college has five scores from 0 to 100. Each depends on that college alone. Imports store the scores of changed colleges,
and a start after an update stores those of a new method. You need this command only after manual changes of figures. It
writes only rows whose scores differ; a second run finds none.

--check changes nothing and exits with 5 if stored scores differ from the method.
--formula reads no database: it prints the rules with the running constants.

Examples:
  npm run cli -- scores recompute
  npm run cli -- scores recompute --check --json
  npm run cli -- scores recompute --formula`;

export function addScoresCommand(program: Command, run: Run, terminal: Terminal): void {
  program
    .command('scores')
    .description('the stored scores of colleges')
    .command('recompute')
    .description('recompute all scores and store those that differ')
    .option('--check', 'only compare')
    .option('--formula', 'print only the method of the scores')
    .option('--json', 'print only JSON on standard output')
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
