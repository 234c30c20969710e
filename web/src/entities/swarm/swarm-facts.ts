import type { IncomeBand } from '../../api/domain/colleges.ts';
import { type ComparedFigure, swarmScaleOf, swarmSizeOf } from '../../api/domain/swarm.ts';

/** What a picture shows. */
export interface SwarmFacts {
  figure: ComparedFigure;
  /** Whose dots are green, as a word of its address. Default: none. */
  group?: string;
  /** Net prices of this income. */
  income?: IncomeBand | undefined;
}

/** How the reader began: with a pointer at a place of the window, or with the keyboard. */
export type SwarmStart = { x: number; y: number } | 'keyboard';

/** Around the dots, so that those at the ends are whole. */
export const MARGIN = 3;

export function viewBoxOf(figure: ComparedFigure): string {
  const { width, height } = swarmSizeOf(swarmScaleOf(figure));
  return `${-MARGIN} 0 ${width + 2 * MARGIN} ${height}`;
}
