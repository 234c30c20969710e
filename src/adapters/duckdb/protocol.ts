import type { AnswerColumn, Plan } from '../../domain/warehouse/query.ts';
import type { WarehouseColumn } from '../../domain/warehouse/tables.ts';

/** What the server asks of the engine's process. File names are relative to `folder`, so that statements never see where it is. */
export type Request =
  | { do: 'plan'; folder: string; sql: string }
  | { do: 'run'; folder: string; sql: string; maxCharacters: number }
  | { do: 'write-parquet'; folder: string; from: string; to: string; columns: readonly WarehouseColumn[] }
  | { do: 'count-rows'; folder: string; file: string }
  | { do: 'write-database'; folder: string; to: string; tables: readonly { name: string; file: string }[] };

/** Between the batches of an answer the engine waits, so that a slow reader costs no memory. False ends the answer. */
export interface NextBatch {
  next: boolean;
}

/** The statement's plan without what the process does not know. */
export type EnginePlan = Pick<Plan, 'statementType' | 'columns' | 'tables'>;

export type FaultKind = 'invalid' | 'not-select' | 'too-much-memory' | 'too-large' | 'not-installed' | 'failed';

export type Message =
  | { ready: true }
  | { plan: EnginePlan }
  | { columns: readonly AnswerColumn[]; tables: readonly string[] }
  | { rows: readonly (readonly unknown[])[] }
  | { done: true; rows: number }
  | { fault: FaultKind; message: string };

/** The file that queries read, and the schema of its tables: `local.alma.colleges`. */
export const DATABASE_FILE = 'local.duckdb';
export const CATALOG = 'local';
export const SCHEMA = 'alma';

/** The process ends itself with this code when it takes too much memory. */
export const MEMORY_EXIT_CODE = 87;
/** Of the engine's own buffers; larger intermediate results fail with a message. */
export const ENGINE_MEMORY = '256MB';
/** Of the whole process: single values are not counted by the engine. */
export const PROCESS_MEMORY_BYTES = 768 * 2 ** 20;
