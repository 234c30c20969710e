/** The pictures with a dot for each college. */
export type { ComparedFigure } from '../../../../src/domain/colleges/percentiles.ts';
export { columnOf, swarmScaleOf, swarmSizeOf } from '../../../../src/domain/colleges/swarm/scale.ts';
export { EVERY_COLLEGE, swarmGroupOf } from '../../../../src/domain/colleges/swarm/groups.ts';
export { dotsOfColumns, type NamedDot } from '../../../../src/domain/colleges/swarm/swarm-columns.ts';
export { swarmOf, type Point } from '../../../../src/domain/colleges/swarm/swarm.ts';
