import type { Router } from '@koa/router';
import { INCOME_BANDS, type IncomeBand } from '../../../domain/colleges/categories.ts';
import { COMPARED_FIGURES, type ComparedFigure } from '../../../domain/colleges/percentiles.ts';
import { swarmScaleOf, swarmSizeOf, type SwarmScale } from '../../../domain/colleges/swarm/scale.ts';
import { EVERY_COLLEGE, swarmGroupOf } from '../../../domain/colleges/swarm/groups.ts';
import type { SwarmCollege } from '../../../domain/colleges/swarm/swarm-colleges.ts';
import { swarmOf, swarmPaths } from '../../../domain/colleges/swarm/swarm.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { answerOf, cachedFor } from '../answer/answer.ts';
import type { HttpState } from '../context.ts';
import type { CountRead } from '../request/access.ts';
import { FILE_HEADERS } from '../security-headers.ts';

interface Colleges {
  dataVersion(): string;
  swarm(figure: ComparedFigure): SwarmCollege[];
}

/**
 * Pictures with a dot for each college on the scale of a figure. Pages refer to their parts: `#all`, `#peers` and, for the net price,
 * `#all-30001-48000`. A browser sends no part to the server, so that an income stays with its reader.
 */
export function mountSwarmPictures(router: Router<HttpState>, { colleges, countRead }: { colleges: Colleges; countRead: CountRead }): void {
  router.get('/swarms/:figure/:group.svg', async (context) => {
    await countRead(context);
    const { figure, group = '' } = context.params;
    const known = COMPARED_FIGURES.find((each) => each === figure);
    const drawn = known && colleges.swarm(known);
    if (!known || !drawn || !isGroup(group, drawn)) throw new DomainError('not-found', 'swarm.not-found', 'There is no such picture.');
    const picture = Buffer.from(pictureOf(known, drawn, group));
    context.state.answer = answerOf(picture, 'image/svg+xml', FILE_HEADERS, cachedFor({ catalog: colleges.dataVersion() }));
  });
}

const isGroup = (group: string, drawn: readonly SwarmCollege[]): boolean =>
  group === EVERY_COLLEGE || drawn.some(({ college }) => swarmGroupOf(college) === group);

function pictureOf(figure: ComparedFigure, drawn: readonly SwarmCollege[], group: string): string {
  const scale = swarmScaleOf(figure);
  const { width, height } = swarmSizeOf(scale);
  const incomes: readonly (IncomeBand | undefined)[] = figure === 'netPrice' ? [undefined, ...INCOME_BANDS] : [undefined];
  const parts = incomes.map((income) => partsOf(drawn, scale, group, income));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

/** All dots and, for a group, those of its colleges. */
function partsOf(drawn: readonly SwarmCollege[], scale: SwarmScale, group: string, income: IncomeBand | undefined): string {
  const dots = drawn.flatMap(({ college, value, byIncome }) => {
    const shown = income === undefined ? value : (byIncome?.[income] ?? null);
    return shown === null ? [] : [{ value: shown, isPeer: swarmGroupOf(college) === group }];
  });
  const swarm = swarmOf(dots, scale);
  const { all, peers } = swarmPaths(swarm, scale);
  const suffix = income === undefined ? '' : `-${income}`;
  const path = (id: string, d: string) =>
    `<path id="${id}${suffix}" fill="none" stroke-linecap="round" stroke-width="${swarm.dotSize}" stroke-dasharray="0 ${swarm.pitch}" d="${d}"/>`;
  return group === EVERY_COLLEGE ? path('all', all) : path('all', all) + path('peers', peers);
}
