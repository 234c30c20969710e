import type { ActAs } from '../src/domain/audit/audit.ts';
import type { Finding } from '../src/domain/doctor/findings.ts';
import type { UseCases } from '../src/use-cases.ts';
import type { Terminal } from './terminal.ts';

/** The use cases for one command. It starts before the command and closes after it. */
export interface Application {
  useCases: Pick<
    UseCases,
    | 'audit'
    | 'colleges'
    | 'definitions'
    | 'dictionary'
    | 'downloads'
    | 'imports'
    | 'invariants'
    | 'locks'
    | 'matching'
    | 'occupations'
    | 'rankings'
    | 'runs'
    | 'scores'
    | 'serviceUpkeep'
    | 'sources'
    | 'staff'
    | 'warehouse'
  >;
  /** Names the operator to the audit log. Tests of commands that change no account leave it out. */
  actAs?: ActAs;
  close(): Promise<void>;
}

export interface DatabaseTools {
  /** Applies the pending migrations, and returns their file names. */
  migrate(): Promise<readonly string[]>;
  /** Migrates, and lets a database role serve the site. */
  grantServing(role: string): Promise<void>;
}

export interface CliDependencies {
  start(): Promise<Application>;
  /** Examines an installation that may be unable to start. Without it there is no command `doctor`. */
  examine?: () => Promise<Finding[]>;
  /** Without it there is no command `database`. */
  database?: DatabaseTools;
  terminal: Terminal;
}

/** Runs one command while the application is open; resolves to the exit code. */
export type Run = (work: (useCases: Application['useCases']) => Promise<number>) => Promise<void>;
