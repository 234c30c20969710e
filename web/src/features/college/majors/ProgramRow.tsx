import { countText, type CollegeProgram, type CollegePrograms, type ProgramTrend } from '../../../api/domain/colleges.ts';
import { newestOf } from '../../../entities/college/offered-programs.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Sparkline } from '../../../ui/chart/Sparkline.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { outcomeTexts } from './outcome-words.ts';
import { searchPath } from './programs.ts';

interface Props {
  program: CollegeProgram;
  years: CollegePrograms['years'];
  trend: ProgramTrend | undefined;
}

/** A program with its award level, its graduates in the newest year, what they earn and owe, and the awards of all years as a line. */
export function ProgramRow({ program, years, trend }: Props) {
  const { title, award, awardGroup, major, awards, outcomes } = program;
  const points = years.map(({ year, period }, at) => ({ year, when: period, value: awards[at] ?? null }));
  return (
    <li className="relative grid grid-cols-1 items-center gap-x-8 py-2 text-sm md:grid-cols-[minmax(0,1fr)_18rem]">
      <div>
        <p className="[overflow-wrap:anywhere]">{major ? <TextLink to={searchPath(major.code, awardGroup)}>{title}</TextLink> : title}</p>
        <p className="figure flex flex-wrap items-center gap-x-2 text-muted">
          {award} · {newestText(program, years)} {trend && <TrendBadge trend={trend} years={years} />}
        </p>
        {outcomes && <p className="figure text-muted">{outcomeTexts(outcomes).join(' · ')}</p>}
      </div>
      <div aria-hidden="true">
        <Sparkline points={points} textOf={countText} />
      </div>
      <p className="sr-only">
        {points.map(({ when, value }) => `${when}: ${value === null ? 'not listed' : countText(value)}`).join(', ')}
      </p>
    </li>
  );
}

function newestText(program: CollegeProgram, years: Props['years']): string {
  const period = years.at(-1)?.period ?? '';
  const newest = newestOf(program);
  if (newest === null) return `not listed in ${period}`;
  if (newest === 0) return `offered, no graduates in ${period}`;
  return `${countText(newest)} ${newest === 1 ? 'graduate' : 'graduates'} in ${period}`;
}

const TRENDS = {
  new: { tone: 'sky', words: 'New since' },
  ended: { tone: 'amber', words: 'Last listed in' },
  idle: { tone: 'amber', words: 'Last graduates reported in' },
} as const;

function TrendBadge({ trend: { kind, at }, years }: { trend: ProgramTrend; years: Props['years'] }) {
  const { tone, words } = TRENDS[kind];
  return <Badge tone={tone}>{`${words} ${years[at]?.period ?? ''}`}</Badge>;
}
