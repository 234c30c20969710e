import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { CannotEmbedError } from './cannot-embed.ts';

/** The system user that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
  /** Options for `spawn`; empty if this process already runs as this user. */
  spawnAs: { uid?: number; gid?: number };
}

/**
 * Chooses the user that runs the server. A normal user runs it as itself. Root uses the owner of an existing cluster, so that the user keeps
 * the data, then `postgres`, then `nobody`.
 */
export function serverAccount(cluster: string): Account {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) throw new CannotEmbedError(`${process.platform} is not supported.`);
  if (uid !== 0) return { uid, gid, name: ownName(uid), spawnAs: {} };
  const user = unprivilegedOwner(cluster) ?? passwdEntry('postgres') ?? passwdEntry('nobody');
  if (!user) throw new CannotEmbedError('PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody".');
  return { ...user, spawnAs: { uid: user.uid, gid: user.gid } };
}

/** initdb fails if its user has no entry in /etc/passwd. This check gives a clearer message. */
function ownName(uid: number): string {
  try {
    return userInfo().username;
  } catch (error) {
    throw new CannotEmbedError(`user id ${uid} has no entry in /etc/passwd, which PostgreSQL requires.`, { cause: error });
  }
}

function unprivilegedOwner(cluster: string): { uid: number; gid: number; name: string } | undefined {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` } : undefined;
}

function passwdEntry(wanted: string): { uid: number; gid: number; name: string } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((text) => text.split(':'))
    .find(([name]) => name === wanted);
  const uid = Number(line?.[2]);
  return line && uid > 0 ? { uid, gid: Number(line[3]), name: wanted } : undefined;
}
