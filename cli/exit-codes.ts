import { EXIT } from '../src/domain/downloads/exit-codes.ts';
import { DomainError } from '../src/domain/shared/domain-error.ts';

export { EXIT };

const BY_CODE: Record<string, number> = {
  'import.too-many-rejects': EXIT.threshold,
  'import.too-much-shrink': EXIT.threshold,
  'import.too-few-rows': EXIT.threshold,
  'import.too-few-values': EXIT.threshold,
  'import.too-much-change': EXIT.threshold,
  'import.unknown-field': EXIT.usage,
  'import.limit-needs-dry-run': EXIT.usage,
  'import.mapping': EXIT.usage,
  'source.mapping': EXIT.usage,
  'source.no-rows': EXIT.threshold,
  'source.cut-off': EXIT.threshold,
  'source.missing-columns': EXIT.schema,
  'source.repeated-columns': EXIT.schema,
  'source.header': EXIT.schema,
  'source.missing-table': EXIT.usage,
  'source.repeated-table': EXIT.usage,
  'source.not-found': EXIT.usage,
  'source.not-a-file': EXIT.usage,
  'source.year-unknown': EXIT.usage,
  'source.year-conflict': EXIT.usage,
  'source.unsupported': EXIT.usage,
  'download.by-hand': EXIT.usage,
  'download.no-such-year': EXIT.usage,
  'export.format': EXIT.usage,
  'export.unwritable': EXIT.usage,
  'lock.value': EXIT.usage,
  'lock.reason': EXIT.usage,
  'warehouse.statement': EXIT.usage,
  'warehouse.only-select': EXIT.usage,
  'warehouse.no-table': EXIT.usage,
  'warehouse.no-example': EXIT.usage,
  'warehouse.too-many-bytes': EXIT.threshold,
  'warehouse.day-cap': EXIT.threshold,
  'warehouse.publishing': EXIT.busy,
  'warehouse.too-long': EXIT.threshold,
  'warehouse.too-much-memory': EXIT.threshold,
  'warehouse.too-large': EXIT.threshold,
  'run.several-files': EXIT.usage,
  'password.weak': EXIT.usage,
  'role.unknown': EXIT.usage,
  'role.owner': EXIT.usage,
};

export function exitCodeOf(error: unknown): number {
  if (!(error instanceof DomainError)) return EXIT.failed;
  return error.kind === 'busy' ? EXIT.busy : (BY_CODE[error.code] ?? EXIT.failed);
}
