import { endOf, type PublishProgress, type RunEnd } from './run.ts';
import type { RunJournal, Warehouse } from './warehouse.ports.ts';

/** What a run shows while it works, and whether a person stopped it. */
export interface Course {
  progress: PublishProgress | null;
  isStopped: boolean;
}

interface RecorderPorts {
  warehouse: Pick<Warehouse, 'cancel'>;
  journal: RunJournal;
  everySecond: (work: () => Promise<void>) => () => Promise<void>;
}

/** Keeps the row of a run while this process works on it. */
export function createRecorder({ warehouse, journal, everySecond }: RecorderPorts) {
  /** Says that this process works on the run, and hears whether it has to stop. Returns a function that ends this. */
  const watch = (key: string, course: Course): (() => Promise<void>) =>
    everySecond(async () => {
      if (!(await journal.pulse(key, course.progress))) return;
      course.isStopped = true;
      await warehouse.cancel(key);
    });

  /** Does the work of a run, and stores how it ends. */
  async function recorded<T>(key: string, work: (course: Course) => Promise<T>, endWith: (result: T) => RunEnd): Promise<T> {
    const course: Course = { progress: null, isStopped: false };
    const stopWatching = watch(key, course);
    try {
      const result = await work(course);
      await journal.end(key, endWith(result));
      return result;
    } catch (error) {
      await journal.end(key, endOf(error));
      throw error;
    } finally {
      await stopWatching();
    }
  }

  return { watch, recorded };
}

export type Recorder = ReturnType<typeof createRecorder>;
