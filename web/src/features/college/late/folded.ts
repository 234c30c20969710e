import type { CollegeDetail } from '../../../api/domain/colleges.ts';

/** What the folded sections show, and when it is here. */
export interface Folded {
  /** The detail, if it is loaded. */
  known: () => CollegeDetail | undefined;
  /** Rejects if it fails, and can be called again. */
  load: () => Promise<void>;
  /** Waits for a load that does not fail: until then, the server's markup stays. */
  arrived: Promise<CollegeDetail>;
}
