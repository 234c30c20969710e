import autocannon from 'autocannon';

/**
 * A load generator in its own process, so it does not share a thread with the measured server. The first argument is its order as
 * JSON. Prints requests per second, p99 in milliseconds and answers other than 200.
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
