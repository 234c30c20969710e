/** The warehouse of the panel: types of its calls, and its limits. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type WarehouseStatus = WireOf<Contracts['admin']['bigqueryStatus']>;
export type WarehouseTable = WireOf<Contracts['admin']['bigqueryTables']>[number];
export type WarehouseAnswer = WireOf<Contracts['admin']['startBigqueryRun']>;
export type WarehousePlan = WireOf<Contracts['admin']['planBigqueryRun']>;

export { bytesText, LONGEST_TITLE, MAX_SQL, PAGE_SECONDS } from '../../../../src/domain/warehouse/query.ts';
