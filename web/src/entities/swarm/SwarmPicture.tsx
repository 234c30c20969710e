import { columnOf, EVERY_COLLEGE, swarmScaleOf, swarmSizeOf } from '../../api/domain/swarm.ts';
import { type SwarmFacts, viewBoxOf } from './swarm-facts.ts';

interface Props extends SwarmFacts {
  /** The value of the college that the page is about. */
  lit?: number | undefined;
  median?: number | undefined;
}

/** The width of a picture, in radii of the large dot. */
const LIT = 55;

/** One dot for each college on the scale of a figure, drawn by the server. Hidden from screen readers: the text beside it has the numbers. */
export function SwarmPicture({ figure, group = EVERY_COLLEGE, income, lit, median }: Props) {
  const scale = swarmScaleOf(figure);
  const { width, height } = swarmSizeOf(scale);
  const hasPeers = group !== EVERY_COLLEGE;
  const part = (name: string) => `/swarms/${figure}/${group}.svg#${name}${income === undefined ? '' : `-${income}`}`;
  return (
    <svg aria-hidden="true" viewBox={viewBoxOf(figure)} className="block h-auto w-full">
      <use href={part('all')} className={hasPeers ? 'stroke-swarm' : 'stroke-primary'} />
      {hasPeers && <use href={part('peers')} className="stroke-primary" />}
      {median !== undefined && (
        <path d={`M${columnOf(median, scale)} 0v${height}`} strokeWidth="1" vectorEffect="non-scaling-stroke" className="stroke-muted" />
      )}
      {lit !== undefined && (
        <circle cx={columnOf(lit, scale)} cy={height / 2} r={width / LIT} strokeWidth="1" className="fill-amber-fill stroke-ink" />
      )}
    </svg>
  );
}
