import Router from '@koa/router';
import Koa from 'koa';
import type { Knex } from 'knex';
import type { RequestListener } from 'node:http';

/** The same queries in SQL through Knex and Koa, for comparison with the catalog in memory. */
export function createSqlListener(db: Knex): RequestListener {
  const router = new Router();
  router.get('/list', async (context) => {
    context.body = (await filtered(db, context.query).orderBy(PRICE).orderBy('name').limit(24)) as unknown;
  });
  router.get('/typo', async (context) => {
    const text = String(context.query.q);
    context.body = (await db('colleges')
      .where('operating_status', 'open')
      .orderByRaw('similarity(name, ?) desc', [text])
      .limit(24)) as unknown;
  });
  router.get('/facets', async (context) => {
    const { query } = context;
    const count = (column: string) => filtered(db, query).select(column).count('* as count').groupBy(column);
    const bars = (column: string, max: number) =>
      filtered(db, query)
        .select(db.raw('width_bucket(??, 0, ?, 20) as bar', [column, max]))
        .count('* as count')
        .groupBy('bar');
    const answers: unknown[] = await Promise.all([
      filtered(db, query).orderBy('name').limit(24),
      ...['state', 'type', 'level', 'carnegie_classification'].map(count),
      ...HISTOGRAMS.map(([column, max]) => bars(column, max)),
    ]);
    context.body = answers;
  });
  const koa = new Koa();
  koa.use(router.routes());
  const answer = koa.callback();
  return (request, response) => void answer(request, response);
}

const PRICE = 'net_price_public';
const HISTOGRAMS = [
  ['net_price_public', 80_000],
  ['acceptance_rate_num', 1],
  ['avg_sat', 1_600],
  ['graduation_rate', 1],
  ['retention_rate', 1],
  ['median_earnings', 120_000],
  ['median_debt', 50_000],
  ['percent_pell_grant', 1],
] as const;

function filtered(db: Knex, query: Record<string, unknown>): Knex.QueryBuilder {
  return db('colleges')
    .where('operating_status', 'open')
    .whereIn('state', String(query.state).split(','))
    .where('type', String(query.type))
    .where('graduation_rate', '>=', Number(query.rate));
}
