import run from 'jest-circus/runner';
import { endedChildrenSeconds, ownSeconds } from './processor-time.mjs';

/**
 * Runs a test file as jest does, and adds `cpu` to its result: seconds of the worker, of the processes it started, and of SQL. The hooks of a
 * failed test find `almaTestHasFailed`.
 */
export default async function runMeasured(globalConfig, config, environment, ...rest) {
  const [worker, children] = [ownSeconds(), endedChildrenSeconds()];
  environment.handleTestEvent = ({ name }) => {
    if (name === 'test_start') environment.global.almaTestHasFailed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') environment.global.almaTestHasFailed = true;
  };
  const result = await run.default(globalConfig, config, environment, ...rest);
  result.cpu = {
    worker: ownSeconds() - worker,
    // A browser adds the time of its pages when it is closed, and a test database its time when it is dropped.
    children: endedChildrenSeconds() - children + (environment.global.almaPageSeconds ?? 0),
    sql: (environment.global.almaSqlMs ?? 0) / 1000,
  };
  return result;
}
