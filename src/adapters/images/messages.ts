import type { CollegeRecord } from '../../domain/colleges/college.ts';
import type { PennantDesign } from '../../domain/colleges/identity/pennant.ts';

/** What the picture of a college shows. The pennant is that of pages. */
export interface PicturedCollege extends Pick<CollegeRecord, 'name' | 'location' | 'state'> {
  pennant: PennantDesign;
}

export type PictureSubject =
  { kind: 'college'; college: PicturedCollege } | { kind: 'site' } | { kind: 'icon'; size: number; isFullBleed: boolean };

/** A message to the drawing thread. The result has the same id. */
export interface DrawRequest {
  id: number;
  subject: PictureSubject;
}
export type DrawResult = { id: number; png: Uint8Array } | { id: number; error: string };
