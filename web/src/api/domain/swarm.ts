/** The pictures with a dot for each college. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type SwarmCollege = WireOf<Contracts['colleges']['swarm']>[number];

export type { ComparedFigure } from '../../../../src/domain/colleges/percentiles.ts';
export { columnOf, swarmScaleOf, swarmSizeOf } from '../../../../src/domain/colleges/swarm/scale.ts';
export { EVERY_COLLEGE, swarmGroupOf } from '../../../../src/domain/colleges/swarm/groups.ts';
export { swarmOf, type Point } from '../../../../src/domain/colleges/swarm/swarm.ts';
