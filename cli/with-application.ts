import type { Finding } from '../src/domain/health/findings.ts';
import type { UseCases } from '../src/use-cases.ts';
import type { Terminal } from './terminal.ts';

/** What commands drive: started only when one runs, closed when it ends. */
export interface Application {
  useCases: Pick<
    UseCases,
    | 'colleges'
    | 'dataSync'
    | 'dictionary'
    | 'downloads'
    | 'locks'
    | 'matching'
    | 'rankings'
    | 'runs'
    | 'scores'
    | 'sources'
    | 'staff'
    | 'verification'
  >;
  close(): Promise<void>;
}

export interface CliDependencies {
  start(): Promise<Application>;
  /** Looks at an installation that may be unable to start. Left out: there is no command `doctor`. */
  examine?: () => Promise<Finding[]>;
  terminal: Terminal;
}

/** Runs one command with the application open around it. */
export type Run = (work: (useCases: Application['useCases']) => Promise<number>) => Promise<void>;
