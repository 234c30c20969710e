/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/web', '<rootDir>/cli'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    // Types are checked by `npm run typecheck`; here they would only cost time.
    '^.+\\.tsx?$': ['ts-jest', { useESM: true, diagnostics: false, tsconfig: '<rootDir>/tsconfig.json' }],
  },
  moduleNameMapper: {
    // The CommonJS file of the package is one module. Its ES modules are 2,400, which each file in jsdom would load again.
    '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
    '^fast-check$': '<rootDir>/src/testing/seeded-fast-check.mjs',
  },
  // Adds the processor time of a file to its result.
  testRunner: '<rootDir>/src/testing/jest-runner.mjs',
  testSequencer: '<rootDir>/src/testing/jest-sequencer.mjs',
  globalSetup: '<rootDir>/src/testing/jest-setup.mjs',
  globalTeardown: '<rootDir>/src/testing/jest-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/web/e2e/second-run.setup.mjs', '<rootDir>/src/testing/page-waits.setup.mjs'],
  reporters: ['default', '<rootDir>/src/testing/jest-reporter.mjs'],
  maxWorkers: 2,
  // A worker keeps memory of every file that it ran. Above this, the next file gets a new one.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000, // tests with real processes take their time on a busy machine
};

export default config;
