// The property tests import this file as `fast-check` (`jest.config.ts`). Its values follow from the seed of the test run.
import fc from '../../node_modules/fast-check/lib/fast-check.js';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });

export default fc;
