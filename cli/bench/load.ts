import autocannon from 'autocannon';

/**
 * A load generator in its own process, so it does not share a thread with the measured server. The first argument is its order as
 * JSON. Prints requests per second, p99 in milliseconds and answers other than 200.
 */
export interface LoadOrder {
  url: string;
  /** A `*` becomes ten other digits from 0 to 3 in each request, which are valid weights too. */
  paths: string[];
  seconds: number;
  connections: number;
  /** The address that a proxy reports. A `*` becomes two other bytes in each request. */
  network?: string;
}

export interface LoadResult {
  perSecond: number;
  p99: number;
  bytesPerAnswer: number;
  faults: number;
  /** Answers by status. */
  statuses: Record<string, number>;
}

const order = JSON.parse(process.argv[2] ?? '{}') as LoadOrder;
let sent = Math.floor(Math.random() * 4 ** 9);
const result = await autocannon({
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  requests: order.paths.map((path) => ({ method: 'GET', path, setupRequest: varied })),
});
const report: LoadResult = {
  perSecond: result['2xx'] / result.duration,
  p99: result.latency.p99,
  bytesPerAnswer: Math.round(result.throughput.total / Math.max(1, result['2xx'])),
  faults: result.non2xx + result.errors + result.timeouts,
  statuses: Object.fromEntries(Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count])),
};
process.stdout.write(JSON.stringify(report));

function varied(request: autocannon.Request): autocannon.Request {
  sent += 1;
  const { path = '/', headers } = request;
  const digits = (4 ** 9 + sent).toString(4);
  const network = order.network?.replace('*', `${(sent >> 8) & 255}.${sent & 255}`);
  return {
    ...request,
    path: path.replace('*', digits),
    headers: { ...headers, ...(network !== undefined && { 'x-forwarded-for': network }) },
  };
}
