import autocannon from 'autocannon';

/**
 * A load generator in a process of its own, so that it does not share a thread with the server it measures. Reads its orders
 * as JSON from the first argument and prints requests a second, p99 in milliseconds and the answers that were not 200.
 */
export interface LoadOrder {
  url: string;
  paths: string[];
  seconds: number;
  connections: number;
}

export interface LoadResult {
  perSecond: number;
  p99: number;
  bytesPerAnswer: number;
  faults: number;
}

const order = JSON.parse(process.argv[2] ?? '{}') as LoadOrder;
const result = await autocannon({
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  requests: order.paths.map((path) => ({ method: 'GET', path })),
});
const report: LoadResult = {
  perSecond: result['2xx'] / result.duration,
  p99: result.latency.p99,
  bytesPerAnswer: Math.round(result.throughput.total / Math.max(1, result['2xx'])),
  faults: result.non2xx + result.errors + result.timeouts,
};
process.stdout.write(JSON.stringify(report));
