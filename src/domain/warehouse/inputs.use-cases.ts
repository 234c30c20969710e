import { inputChanged, needsBigquery, refuseUnreadable, rowLine, statementOf, type Input, type InputWish } from './input.ts';
import { checkSql } from './queries.use-cases.ts';
import type { RunOrder, WarehouseRuns } from './runs.use-cases.ts';
import type { Inputs, Warehouse } from './warehouse.ports.ts';

interface InputsPorts {
  warehouse: Pick<Warehouse, 'inputs'>;
  runs: Pick<WarehouseRuns, 'begin' | 'pieces' | 'fileLimits'>;
}

/** Tables and queries of BigQuery as the files of an import. Callers check permissions first. */
export function createInputs({ warehouse, runs }: InputsPorts) {
  function inputs(): Inputs {
    if (!warehouse.inputs) throw needsBigquery();
    return warehouse.inputs;
  }

  return {
    /**
     * What an import would read. Reads no row, and costs nothing. Throws `unavailable` without BigQuery, `invalid` for an unknown table and
     * a wrong statement, and `refused` without the right, for nested columns and for too much data.
     */
    async lookAt(wish: InputWish): Promise<Input> {
      if ('sql' in wish) checkSql(wish.sql);
      const facts = await inputs().look(wish);
      refuseUnreadable(facts);
      return { ...facts, wish };
    },

    /**
     * The input as CSV in pieces, the column names first. A run with a row of its own, under the limits of queries: throws like a file of a
     * query, and `conflict` at the end if the rows changed meanwhile.
     */
    async *readInput(input: Input, { key, by }: Pick<RunOrder, 'key' | 'by'>): AsyncGenerator<string> {
      await runs.begin('file', { key, by, sql: statementOf(input) }, input);
      yield* runs.pieces({
        key,
        open: () => inputs().read(input, runs.fileLimits(key)),
        line: rowLine,
        async afterwards() {
          const { sha256 } = await inputs().look(input.wish);
          if (sha256 !== input.sha256) throw inputChanged(input.name);
        },
      });
    },
  };
}
