import type { Missing, Use } from '../../domain/warehouse/query.ts';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { Connection } from './connection.ts';
import { missingRights } from './rights.ts';
import { hasStatus, isPassing, ServiceFault } from './service-fault.ts';
import { EDITOR, missingRole, VIEWER } from './words.ts';

const LACKS = 'The service account lacks the role';

/** What is missing for a query or a publication, each with the way to get it. Never throws. */
export async function missingOf(connection: Connection, use: Use): Promise<Missing[]> {
  const { place, call } = connection;
  const { project, dataset, location } = place;
  const share = `Share the dataset ${dataset} with the account: BigQuery Data Editor to publish, BigQuery Data Viewer to query only.`;
  try {
    await call((service) => service.authClient.getAccessToken());
    const [facts] = (await call((service) => service.dataset(dataset).getMetadata())) as [{ location?: string }, unknown];
    const where = facts.location ?? location;
    if (where.toLowerCase() !== location.toLowerCase())
      return [
        { what: `The dataset ${dataset} is in ${where}, not in ${location}.`, how: `Set BIGQUERY_LOCATION to ${where} and restart.` },
      ];
    await call((service) => service.createQueryJob({ query: 'select 1', dryRun: true, location, useLegacySql: false }));
    const lacks = use === 'publish' ? await missingRights(connection) : [];
    return lacks.length > 0 ? [{ what: `${LACKS} ${EDITOR}: it has no right ${lacks.join(', ')}.`, how: share }] : [];
  } catch (error) {
    return [missingBy(error)];
  }

  function missingBy(error: unknown): Missing {
    const message = error instanceof Error ? error.message : '';
    if (hasStatus(error, 401))
      return {
        what: 'Google refuses the credentials, or there are none.',
        how: 'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account, or run: gcloud auth application-default login',
      };
    if (hasStatus(error, 403)) return missingRight(message);
    if (hasStatus(error, 404))
      return {
        what: `There is no dataset ${dataset} in the project ${project}.`,
        how: `Run: bq --location=${location} mk --dataset ${project}:${dataset}`,
      };
    if (error instanceof DomainError || isPassing(error))
      return { what: 'BigQuery does not answer.', how: 'Check the network of this server, and try again in a minute.' };
    const words = error instanceof ServiceFault ? message.slice(0, 300) : 'The client of BigQuery failed.';
    return { what: `BigQuery refuses the check: ${words}`, how: 'Check BIGQUERY_PROJECT, BIGQUERY_DATASET and BIGQUERY_LOCATION.' };
  }

  function missingRight(message: string): Missing {
    const role = missingRole(message, place) ?? VIEWER;
    const isJobs = role.includes('Job User');
    const how = isJobs
      ? `Run: gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:ACCOUNT --role=roles/bigquery.jobUser`
      : share;
    return { what: `${LACKS} ${role}.`, how };
  }
}
