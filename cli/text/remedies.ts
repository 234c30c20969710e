import type { DomainError, Remedy } from '../../src/domain/shared/domain-error.ts';

const SENTENCES: Readonly<Record<Remedy, string>> = {
  'allow-shrink': 'Use --allow-shrink to permit it.',
  'allow-drift': 'Use --allow-drift to permit the loss of values.',
  history: 'Use --history to import it as a former year.',
  'no-history': 'Import it without --history.',
  force: 'Use --force to import it anyway.',
  file: 'Import the file with --file.',
  year: 'Use --year to specify the year.',
  'no-year': 'Import it without --year.',
};

/** The message of an error, with the options that let the request pass. */
export function messageWithRemedies({ message, remedies }: DomainError): string {
  return [message, ...remedies.map((remedy) => SENTENCES[remedy])].join(' ');
}
