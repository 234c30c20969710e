import { engineBusy } from '../../domain/warehouse/query.ts';
import { startEngine, type EngineProcess } from './engine-process.ts';

const AT_ONCE = 2;
const IDLE_MS = 60_000;

/** The processes of the engine. Each has one user at a time; one stays for a minute, because a process needs half a second to start. */
export interface EnginePool {
  /** Throws `unavailable` while others use all processes. `job` names the use for `cancel`. */
  use<T>(job: string | undefined, work: (engine: EngineProcess) => Promise<T>): Promise<T>;
  /** Gives a process to a caller that returns it with `release`. */
  take(job: string | undefined): EngineProcess;
  release(engine: EngineProcess): void;
  cancel(job: string): boolean;
  wasCanceled(engine: EngineProcess): boolean;
  close(): void;
}

export function createEnginePool(start: () => EngineProcess = startEngine): EnginePool {
  const busy = new Map<EngineProcess, string | undefined>();
  const canceled = new WeakSet<EngineProcess>();
  let spare: { engine: EngineProcess; timer: NodeJS.Timeout } | undefined;

  function take(job: string | undefined): EngineProcess {
    for (const engine of busy.keys()) if (!engine.isAlive()) busy.delete(engine);
    if (busy.size >= AT_ONCE) throw engineBusy();
    const kept = takeSpare();
    const engine = kept ?? start();
    engine.setIdle(false);
    busy.set(engine, job);
    return engine;
  }

  function takeSpare(): EngineProcess | undefined {
    if (!spare) return undefined;
    const { engine, timer } = spare;
    clearTimeout(timer);
    spare = undefined;
    return engine.isAlive() ? engine : undefined;
  }

  function release(engine: EngineProcess): void {
    if (!busy.delete(engine) || !engine.isAlive()) return;
    if (spare) {
      engine.kill();
      return;
    }
    engine.setIdle(true);
    const timer = setTimeout(() => {
      spare = undefined;
      engine.kill();
    }, IDLE_MS);
    timer.unref();
    spare = { engine, timer };
  }

  return {
    take,
    release,
    async use(job, work) {
      const engine = take(job);
      try {
        return await work(engine);
      } finally {
        release(engine);
      }
    },
    cancel(job) {
      const [engine] = [...busy].find(([, name]) => name === job) ?? [];
      if (!engine) return false;
      canceled.add(engine);
      engine.kill();
      return true;
    },
    wasCanceled: (engine) => canceled.has(engine),
    close() {
      for (const engine of [...busy.keys(), takeSpare()]) engine?.kill();
    },
  };
}
