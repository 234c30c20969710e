import type { Router } from '@koa/router';
import { INCOME_BANDS, type IncomeBand } from '../../../domain/colleges/categories.ts';
import { COMPARED_FIGURES, type ComparedFigure } from '../../../domain/colleges/percentiles.ts';
import { swarmScaleOf, swarmSizeOf } from '../../../domain/colleges/swarm/scale.ts';
import { EVERY_COLLEGE, swarmGroupOf } from '../../../domain/colleges/swarm/groups.ts';
import type { SwarmCollege } from '../../../domain/colleges/swarm/swarm-colleges.ts';
import { swarmOf, swarmPaths } from '../../../domain/colleges/swarm/swarm.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { answerOf, cachedFor } from '../answer/answer.ts';
import type { Turn } from '../answer/turns.ts';
import type { HttpState } from '../context.ts';
import type { CountRead } from '../request/access.ts';
import { FILE_HEADERS } from '../security-headers.ts';

interface Options {
  colleges: { dataVersion(): string; swarm(figure: ComparedFigure): SwarmCollege[] };
  countRead: CountRead;
  turn: Turn;
}

/**
 * Pictures with a dot for each college on the scale of a figure. Pages refer to their parts: `#all`, `#peers` and, for the net price,
 * `#all-30001-48000`. A browser sends no part to the server, so that an income stays with its reader. A picture has one address:
 * invented queries would draw it again and fill the cache.
 */
export function mountSwarmPictures(router: Router<HttpState>, { colleges, countRead, turn }: Options): void {
  router.get('/swarms/:figure/:group.svg', async (context) => {
    await countRead(context);
    const { figure: named, group = '' } = context.params;
    const figure = COMPARED_FIGURES.find((each) => each === named);
    if (!figure || context.search !== '') throw noPicture();
    await turn();
    const shows = { catalog: colleges.dataVersion() };
    const drawn = colleges.swarm(figure);
    const isPeer = drawn.map(({ college }) => swarmGroupOf(college) === group);
    if (group !== EVERY_COLLEGE && !isPeer.includes(true)) throw noPicture();
    const picture = Buffer.from(await pictureOf({ figure, drawn, isPeer }, turn));
    context.state.answer = answerOf(picture, 'image/svg+xml', FILE_HEADERS, cachedFor(shows));
  });
}

const noPicture = () => new DomainError('not-found', 'swarm.not-found', 'There is no such picture.');

interface Drawn {
  figure: ComparedFigure;
  drawn: readonly SwarmCollege[];
  /** Of each college. */
  isPeer: readonly boolean[];
}

async function pictureOf(what: Drawn, turn: Turn): Promise<string> {
  const { width, height } = swarmSizeOf(swarmScaleOf(what.figure));
  const parts = [partsOf(what)];
  for (const income of what.figure === 'netPrice' ? INCOME_BANDS : []) {
    await turn();
    parts.push(partsOf(what, income));
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** All dots and, if there are any, those of peers. */
function partsOf({ figure, drawn, isPeer }: Drawn, income?: IncomeBand): string {
  const scale = swarmScaleOf(figure);
  const dots = drawn.flatMap(({ value, byIncome }, index) => {
    const shown = income === undefined ? value : (byIncome?.[income] ?? null);
    return shown === null ? [] : [{ value: shown, isPeer: isPeer[index] === true }];
  });
  const swarm = swarmOf(dots, scale);
  const { all, peers } = swarmPaths(swarm, scale);
  const suffix = income === undefined ? '' : `-${income}`;
  const path = (id: string, d: string) =>
    `<path id="${id}${suffix}" fill="none" stroke-linecap="round" stroke-width="${swarm.dotSize}" stroke-dasharray="0 ${swarm.pitch}" d="${d}"/>`;
  return isPeer.includes(true) ? path('all', all) + path('peers', peers) : path('all', all);
}
