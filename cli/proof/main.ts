import { Command } from 'commander';
import { reportText } from './report.ts';
import { runProof } from './run-proof.ts';

const EXPLANATION = `
Computes the figures of colleges from the published files, without the code of the importer, and compares them with the answers of a
running site. The files are found by their names in the folder and its subfolders, also in zips. Exits with 1 if anything differs.

Examples:
  npm run proof -- --data ~/published                      # known colleges and 60 random ones, with the year of each value
  npm run proof -- --data ~/published --all                # every listed college, without years`;

interface Options {
  data: string;
  site: string;
  all?: true;
  json?: true;
}

const command = new Command('proof')
  .requiredOption('--data <folder>', 'the folder with the published files')
  .option('--site <url>', 'the address of the running site', 'http://127.0.0.1:3000')
  .option('--all', 'compare every listed college')
  .option('--json', 'print all differences as JSON')
  .addHelpText('after', EXPLANATION);

await command.action(run).parseAsync();

async function run({ data, site, all, json }: Options): Promise<void> {
  const proof = await runProof({ data, site, all: all ?? false }, (file) => process.stderr.write(`reading ${file}\n`));
  process.stdout.write(`${json ? JSON.stringify(proof.differences, null, 2) : reportText(proof)}\n`);
  process.exitCode = proof.differences.length > 0 ? 1 : 0;
}
