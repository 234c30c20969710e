import { columnOf, swarmSizeOf, type SwarmScale } from './scale.ts';

/** A college in a swarm. A peer stands in the middle of its column, where the eye finds it. */
export interface SwarmDot {
  value: number;
  isPeer: boolean;
}

export interface Point {
  x: number;
  y: number;
}

/** The dots of one picture. */
export interface Swarm {
  /** The place of each dot, in the given order. */
  places: Point[];
  /** The distance between two dots of a column, at most 1. */
  pitch: number;
  /** The diameter of a dot. */
  dotSize: number;
  columns: readonly Column[];
}

/** The number of dots at one place of the scale. */
export interface Column {
  x: number;
  count: number;
  peers: number;
}

/** Stacks the dots of each column around the middle of the picture. Dots of crowded columns overlap, in all columns alike. */
export function swarmOf(dots: readonly SwarmDot[], scale: SwarmScale): Swarm {
  const { height } = swarmSizeOf(scale);
  const columns = columnsOf(dots, scale);
  const tallest = Math.max(1, ...columns.map(({ count }) => count));
  const pitch = hundredths(Math.min(1, height / tallest));
  const taken = columns.map(() => ({ peers: 0, others: 0 }));
  const places = dots.map(({ value, isPeer }) => {
    const x = columnOf(value, scale);
    const column = columns[x] as Column;
    const next = taken[x] as { peers: number; others: number };
    const rank = isPeer ? firstPeer(column) + next.peers++ : aroundPeers(next.others++, column);
    return { x, y: rowY(rank, column.count, pitch, height) };
  });
  return { places, pitch, dotSize: hundredths(0.85 * Math.max(pitch, SMALLEST_DOT)), columns };
}

/** Smaller dots could not be seen. */
const SMALLEST_DOT = 0.6;

function columnsOf(dots: readonly SwarmDot[], scale: SwarmScale): Column[] {
  const columns = Array.from({ length: scale.columns }, (_, x): Column => ({ x, count: 0, peers: 0 }));
  for (const { value, isPeer } of dots) {
    const column = columns[columnOf(value, scale)] as Column;
    column.count += 1;
    if (isPeer) column.peers += 1;
  }
  return columns;
}

const firstPeer = ({ count, peers }: Column): number => Math.floor((count - peers) / 2);
const aroundPeers = (rank: number, column: Column): number => (rank < firstPeer(column) ? rank : rank + column.peers);
const rowY = (rank: number, count: number, pitch: number, height: number): number => height / 2 + (rank - (count - 1) / 2) * pitch;

/**
 * The dots as SVG paths: a column is one line, and a dash of no length with round ends is a dot. So thousands of dots take about a
 * kilobyte.
 */
export function swarmPaths({ columns, pitch }: Swarm, scale: SwarmScale): { all: string; peers: string } {
  const { height } = swarmSizeOf(scale);
  const line = (column: Column, from: number, count: number): string =>
    count === 0 ? '' : `M${column.x} ${hundredths(rowY(from, column.count, pitch, height))}v${hundredths((count - 1) * pitch + END)}`;
  return {
    all: columns.map((column) => line(column, 0, column.count)).join(''),
    peers: columns.map((column) => line(column, firstPeer(column), column.peers)).join(''),
  };
}

/** A line that ends exactly at its last dash may lose it. */
const END = 0.01;
const hundredths = (value: number): number => Math.round(value * 100) / 100;
