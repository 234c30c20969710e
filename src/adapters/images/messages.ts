import type { CollegeRecord } from '../../domain/colleges/college.ts';

/** The fields of a college that its picture shows. */
export type PicturedCollege = Pick<CollegeRecord, 'id' | 'ipedsUnitId' | 'name' | 'location' | 'state'>;

export type PictureSubject =
  { kind: 'college'; college: PicturedCollege } | { kind: 'site' } | { kind: 'icon'; size: number; isFullBleed: boolean };

/** A message to the drawing thread. The result has the same id. */
export interface DrawRequest {
  id: number;
  subject: PictureSubject;
}
export type DrawResult = { id: number; png: Uint8Array } | { id: number; error: string };
