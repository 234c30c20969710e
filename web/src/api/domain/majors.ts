/** Majors: where they are taught. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type MajorFamilies = WireOf<Contracts['majors']['families']>;
export type MajorFamily = MajorFamilies['families'][number];
export type TaughtMajor = MajorFamily['majors'][number];
export type MajorWhere = WireOf<Contracts['majors']['one']>;
export type MajorOccupations = WireOf<Contracts['majors']['occupations']>;
export type RelatedOccupation = MajorOccupations['occupations'][number];
export type FoundMajor = WireOf<Contracts['majors']['find']>['majors'][number];

export { majorOf } from '../../../../src/domain/majors/cip-parts.ts';
export { isUndecided } from '../../../../src/domain/majors/undecided.ts';
export { MIN_COLLEGES_OF_PAGE } from '../../../../src/domain/programs/page-size.ts';
