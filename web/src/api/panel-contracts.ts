/** What the panel calls and edits, as types only, so that no schema library reaches the browser. */
import type { z } from 'zod';
import type { ResourceName, resources } from '../../../src/contracts/admin/index.ts';
import type { Endpoint, WireOf } from '../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../src/contracts/index.ts';

export type { ResourceName };
export type { RoutesOf } from './site-contracts.ts';

/** The calls of the panel beside those of its records. `me` is a call of the site. */
export type PanelContract = Omit<Contracts['admin'], 'me'>;

/** Values of a path or a query: as the server reads them, or as text. */
type Values<T extends z.ZodType> = { [K in keyof z.output<T>]: z.output<T>[K] | z.input<T>[K & keyof z.input<T>] };
type Params<E> = E extends { params: infer P extends z.ZodObject } ? { params: Values<P> } : object;
type Query<E> = E extends { query: infer Q extends z.ZodObject } ? { query: Values<Q> } : object;
type Body<E> = E extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : object;
type Version<E> = E extends { isVersioned: true } ? { version: number } : object;
type Sent<E extends Endpoint> = Params<E> & Query<E> & Body<E> & Version<E>;

/** The name of a call, as the contract has it. */
export type PanelCall = keyof PanelContract;
/** What a call sends. `version` is that of the record that the user saw. */
export type RequestFor<K extends PanelCall> = Sent<PanelContract[K]>;
/** The JSON of the answer to a call. */
export type AnswerOf<K extends PanelCall> = WireOf<PanelContract[K]>;
/** The calls that answer with a part of a list. */
export type RowsCall = { [K in PanelCall]: PanelContract[K] extends { query: { shape: { range: unknown } } } ? K : never }[PanelCall];
/** The calls that answer with a file. */
export type FileCall = { [K in PanelCall]: string extends AnswerOf<K> ? K : never }[PanelCall];

type SpecOf<N extends ResourceName> = (typeof resources)[N]['spec'];
/** A record of a resource as answers have it. */
export type RecordOf<N extends ResourceName> = z.input<SpecOf<N>['record']>;
/** The fields that a list of a resource can be sorted by. */
export type SortableOf<N extends ResourceName> = SpecOf<N>['sortable'][number];
/** The filters of a resource, without those that all resources have. */
export type FilterOf<N extends ResourceName> = z.input<SpecOf<N>['filter']>;
/** The fields of a new record. */
export type NewRecordOf<N extends ResourceName> = SpecOf<N> extends { create: infer C extends z.ZodObject } ? z.input<C> : never;
/** The fields that one bulk call can change. */
export type BulkFieldOf<N extends ResourceName> =
  SpecOf<N> extends { bulk: infer B extends z.ZodObject }
    ? keyof z.input<B> & string
    : SpecOf<N> extends { change: infer C extends z.ZodObject }
      ? keyof z.input<C> & string
      : never;
/** The permissions of a resource: to see it, which must be named unless it is `read`, and to change it. */
export type PermissionsOf<N extends ResourceName> = { write?: SpecOf<N>['write'] } & (SpecOf<N>['read'] extends 'read'
  ? { read?: 'read' }
  : { read: SpecOf<N>['read'] });
