import type { CollegeRecord } from '../../domain/colleges/college.ts';

/** What a picture of a college is drawn from. */
export type Pictured = Pick<CollegeRecord, 'id' | 'ipedsUnitId' | 'name' | 'location' | 'state'>;

export type Subject = { kind: 'college'; college: Pictured } | { kind: 'site' } | { kind: 'icon'; size: number; isFullBleed: boolean };

/** What the drawing thread is asked for, and answers, by number. */
export interface Order {
  id: number;
  what: Subject;
}
export type Drawn = { id: number; png: Uint8Array } | { id: number; fault: string };
