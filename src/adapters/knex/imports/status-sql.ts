import { STATUS_LETTERS, type StoredStatuses } from '../../../domain/imports/merge/statuses.ts';

const literal = (text: string | null): string => (text === null ? 'null' : `'${text}'`);

/** SQL for the status that a college stores for a supplied letter, as `storedStatusOf` says. */
export function storedStatusSql(letter: string, { named, otherwise }: StoredStatuses): string {
  return `case ${letter} ${named.map((status) => `when '${STATUS_LETTERS[status]}' then '${status}'`).join(' ')} else ${literal(otherwise)} end`;
}

/** SQL for the letter of a stored status. Null means reported. */
export function letterSql(status: string): string {
  const branches = Object.entries(STATUS_LETTERS).map(([name, letter]) => `when '${name}' then '${letter}'`);
  return `case ${status} ${branches.join(' ')} else '${STATUS_LETTERS.reported}' end`;
}
