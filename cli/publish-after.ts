import { randomUUID } from 'node:crypto';
import { DomainError } from '../src/domain/shared/domain-error.ts';
import type { PublishReport } from '../src/domain/warehouse/publish.use-cases.ts';
import { operatorName } from './operator.ts';
import type { Application } from './with-application.ts';

/** How a publication after an import ended. */
export type Publication = PublishReport | { status: 'failed'; code: string | null; message: string };

/** Publishes the catalog that an import has changed. A failure is an answer, because the import stays as it is. */
export async function publishAfter({ colleges, warehouse }: Pick<Application['useCases'], 'colleges' | 'warehouse'>): Promise<Publication> {
  try {
    await colleges.refresh();
    return await warehouse.publishNow({ key: randomUUID(), by: `operator ${operatorName()}` });
  } catch (error) {
    if (error instanceof DomainError) return { status: 'failed', code: error.code, message: error.message };
    return { status: 'failed', code: null, message: error instanceof Error ? error.message : String(error) };
  }
}
