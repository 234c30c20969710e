import { DomainError } from '../../domain/shared/domain-error.ts';
import {
  invalidStatement,
  notPublished,
  tookTooLong,
  tooManyBytes,
  tooMuchMemory,
  wasCanceled,
  type Place,
  type QueryOrder,
} from '../../domain/warehouse/query.ts';
import { TABLE_NAMES } from '../../domain/warehouse/tables.ts';
import { isPassing, ServiceFault } from './service-fault.ts';

const MAX_WORDS = 1_000;

const unavailable = (code: string, message: string): DomainError => new DomainError('unavailable', `warehouse.${code}`, message);

export const noCredentials = (): DomainError =>
  unavailable('no-credentials', 'Google refuses the credentials, or there are none. Set GOOGLE_APPLICATION_CREDENTIALS and restart.');
export const noDataset = ({ dataset, location }: Place): DomainError =>
  unavailable('no-dataset', `There is no dataset ${dataset} in ${location}. Create it, or correct BIGQUERY_DATASET and BIGQUERY_LOCATION.`);
const noAnswer = (): DomainError => unavailable('no-answer', 'BigQuery does not answer. Try again in a moment.');

const badTable = (message: string): DomainError => new DomainError('invalid', 'warehouse.no-table', message);

export const wrongName = (name: string): DomainError =>
  badTable(`"${name.slice(0, 200)}" is no name of a table. Write project.dataset.table, such as bigquery-public-data.nces_ipeds.hd2020.`);
export const noInput = (name: string): DomainError =>
  badTable(`BigQuery has no table ${name}. Check the project, the dataset and the table.`);
export const isView = (name: string, type: string): DomainError =>
  badTable(`${name} has no rows of its own (${type}). Import a query instead: select * from \`${name}\``);
export const noInputRight = (name: string): DomainError =>
  new DomainError(
    'refused',
    'warehouse.no-access',
    `The service account may not read ${name}, or there is no such table. Ask its owner for the role BigQuery Data Viewer.`,
  );

/** Runs work on the service and puts its refusals into the words of the port. */
export async function inWords<T>(place: Place, work: () => Promise<T>, limits?: Limits): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ServiceFault ? inOurWords(error, place, limits) : error;
  }
}

type Limits = Pick<QueryOrder, 'maxBytes' | 'seconds'>;
const NO_LIMITS: Limits = { maxBytes: 0, seconds: 0 };

function inOurWords(fault: ServiceFault, place: Place, limits: Limits = NO_LIMITS): DomainError {
  if (isPassing(fault)) return noAnswer();
  const { status, reason, message } = fault;
  return (BY_REASON[reason] ?? BY_STATUS[status ?? 0] ?? invalid)(message, place, limits);
}

type Words = (message: string, place: Place, limits: Limits) => DomainError;

const invalid: Words = (message, place) => invalidStatement(plainWords(message, place));
const stopped: Words = (message, _place, { seconds }) => (/timed? ?out/i.test(message) ? tookTooLong(seconds) : wasCanceled());
const overBytes: Words = (message, _place, { maxBytes }) => tooManyBytes(Number(/(\d+) or higher/.exec(message)?.[1] ?? 0), maxBytes);
const noQuota: Words = (message, place) =>
  unavailable('quota', `BigQuery refuses more work for this project: ${plainWords(message, place)}`);

const BY_REASON: Readonly<Record<string, Words>> = {
  stopped,
  timeout: (_message, _place, { seconds }) => tookTooLong(seconds),
  bytesBilledLimitExceeded: overBytes,
  resourcesExceeded: tooMuchMemory,
  responseTooLarge: tooMuchMemory,
  quotaExceeded: noQuota,
  billingNotEnabled: noQuota,
  accessDenied: lacksRight,
  notFound,
};

const BY_STATUS: Readonly<Record<number, Words>> = { 401: noCredentials, 403: lacksRight, 404: notFound };

function lacksRight(message: string, place: Place): DomainError {
  const role = missingRole(message, place);
  if (role !== undefined) return unavailable('no-right', `The service account lacks a right. Grant it the role ${role}.`);
  return new DomainError('refused', 'warehouse.no-access', `The service account may not do this: ${plainWords(message, place)}`);
}

export const VIEWER = 'BigQuery Data Viewer on the dataset';
export const EDITOR = 'BigQuery Data Editor on the dataset';

/** The role that a refusal asks for; undefined if it is about data of others. */
export function missingRole(message: string, { project, dataset }: Place): string | undefined {
  if (/bigquery\.jobs\./.test(message)) return 'BigQuery Job User on the project';
  if (!message.includes(`${project}:${dataset}`)) return undefined;
  const isReading = /getData|tables\.get\b|tables\.list|datasets\.get\b|query table|read/i.test(message);
  return isReading ? VIEWER : EDITOR;
}

function notFound(message: string, place: Place): DomainError {
  const own = `${place.project}:${place.dataset}`;
  if (message.includes(`Dataset ${own}`)) return noDataset(place);
  const table = message.split(`${own}.`)[1]?.split(/\s/)[0]?.toLowerCase();
  return TABLE_NAMES.some((name) => name === table) ? notPublished() : invalidStatement(plainWords(message, place));
}

/** The service's own message, without the names of the project, jobs and accounts. */
const plainWords = (message: string, { project }: Place): string =>
  message
    .replaceAll(`${project}:`, '')
    .replaceAll(`${project}.`, '')
    .replaceAll(project, 'the project')
    .replaceAll(/[\w.+-]+@[\w.-]+/g, 'the account')
    .replaceAll(/;?\s*job id:? ?[\w:.-]+/gi, '')
    .slice(0, MAX_WORDS);
