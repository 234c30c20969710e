import type { DomainError, Remedy } from '../../src/domain/shared/domain-error.ts';

const SENTENCES: Readonly<Record<Remedy, string>> = {
  'allow-shrink': 'Use --allow-shrink with a share above the missing part, such as --allow-shrink 0.1, to permit it.',
  'allow-drift': 'Use --allow-drift with a share above the fall or change, such as --allow-drift 0.1 for a fall of 6 points, to permit it.',
  'max-reject': 'Use --max-reject, such as --max-reject 0.05, to permit rejected rows. Their colleges stay as they are.',
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
