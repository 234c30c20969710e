import { Option, type Command } from 'commander';
import type { Weights } from '../../src/domain/shared/criteria.ts';
import { FILTERS_OF_PRESET, PRESET_KEYS, PRESETS, type Preset } from '../../src/domain/order/presets.ts';
import { RANKING_WORDS as WORDS } from '../../src/domain/rankings/param-words.ts';
import { RANKING_PARAMS, type RankingQuery } from '../../src/domain/rankings/params.ts';
import { COMPARABLE, CRITERIA } from '../../src/domain/shared/method.ts';
import type { ParamWords } from '../../src/domain/shared/param-words.ts';
import { EXIT } from '../exit-codes.ts';
import { rankingJson, rankingText } from '../text/ranking-table.ts';
import { readBy } from '../read-param.ts';
import type { Run } from '../with-application.ts';
import type { Terminal } from '../terminal.ts';

const DEFAULT_LISTED = 25;

interface Options extends Pick<RankingQuery, 'type' | 'st' | 'size' | 'focus' | 'housing' | 'max' | 'group' | 'all'> {
  weights?: Weights;
  preset?: Preset;
  limit: number;
  csv?: true;
  json?: true;
}

const EXPLANATION = `
Gives the same order as the site and the API, for the same weights, filters and data. Ten digits are the weights, in this
order:
  ${CRITERIA.join(', ')}

A band is the best and the worst rank of a college when one weight is one higher or lower. Coverage is the known share of the
weight. Colleges are ranked in one group at a time. Those with under ${COMPARABLE.students} undergraduates or with too little known are listed without a
rank; --all ranks them too, if half of the weight is known. The presets community-college and safe set --type
and --housing. Without weights, a group has its default weights.

--csv prints all colleges with the inputs of their scores and ignores --limit.

Examples:
  npm run cli -- rank --weights 5402300001 --type public --st AL,GA
  npm run cli -- rank --preset mobility --max 20000 --json
  npm run cli -- rank --group specialist --all
  npm run cli --silent -- rank --csv > ranking.csv`;

export function addRankCommand(program: Command, run: Run, terminal: Terminal): void {
  const { w, type, st, size, focus, max, group, page } = RANKING_PARAMS;
  program
    .command('rank')
    .description('rank all colleges by your weights')
    .option('--weights <digits>', 'ten digits, 0 to 5 (default: those of the group)', readBy(w, WORDS.w))
    .addOption(new Option('--preset <name>', 'ready-made weights').choices(PRESET_KEYS).conflicts('weights'))
    .option('--type <kinds>', firstWords(WORDS.type), readBy(type, WORDS.type))
    .option('--st <states>', 'two-letter codes of states and territories, separated by commas', readBy(st, WORDS.st))
    .option('--size <bands>', firstWords(WORDS.size), readBy(size, WORDS.size))
    .option('--focus <names>', firstWords(WORDS.focus), readBy(focus, WORDS.focus))
    .option('--housing', firstWords(WORDS.housing))
    .option('--max <dollars>', firstWords(WORDS.max), readBy(max, WORDS.max))
    .option('--group <name>', firstWords(WORDS.group), readBy(group, WORDS.group))
    .option('--all', 'also rank colleges with few students or little known data')
    .option('--limit <number>', 'colleges to print', readBy(page, { description: 'A whole number from 1 to 10000' }), DEFAULT_LISTED)
    .addOption(new Option('--csv', 'print all colleges as CSV').conflicts('json'))
    .option('--json', 'print only JSON on standard output')
    .addHelpText('after', EXPLANATION)
    .action(({ weights, preset, limit, csv, json, ...filters }: Options) => {
      const chosen = weights ?? (preset && PRESETS[preset]);
      const query: RankingQuery = { ...(preset && FILTERS_OF_PRESET[preset]), ...filters, ...(chosen && { w: chosen }) };
      return run(async ({ colleges, rankings }) => {
        await colleges.refresh();
        if (csv) {
          terminal.out(withoutLastBreak([...rankings.csv(query)()].join('')));
          return EXIT.done;
        }
        const page = rankings.rank({ ...query, perPage: limit });
        terminal.out(json ? rankingJson(page) : rankingText(page));
        return EXIT.done;
      });
    });
}

const firstWords = ({ description }: ParamWords): string => description.charAt(0).toLowerCase() + description.slice(1);

/** The terminal adds a line end. */
const withoutLastBreak = (text: string): string => text.slice(0, -1);
