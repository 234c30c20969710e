import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { CannotEmbedError } from './cannot-embed.ts';

/** The operating system's user that PostgreSQL runs as; it refuses to be root. */
export interface Account {
  uid: number;
  gid: number;
  name: string;
  /** How to spawn as this account: empty when we are that account already. */
  spawnAs: { uid?: number; gid?: number };
}

/**
 * Chooses who runs the server: ourselves, or for root the owner of an existing cluster, then `postgres`, then `nobody`.
 * Following the owner lets a user's data be opened once by root without taking it away from that user.
 */
export function serverAccount(cluster: string): Account {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) throw new CannotEmbedError(`${process.platform} is not supported.`);
  if (uid !== 0) return { uid, gid, name: ownName(uid), spawnAs: {} };
  const stranger = unprivilegedOwner(cluster) ?? passwdEntry('postgres') ?? passwdEntry('nobody');
  if (!stranger) throw new CannotEmbedError('PostgreSQL refuses to run as root, and this machine has no user "postgres" or "nobody".');
  return { ...stranger, spawnAs: { uid: stranger.uid, gid: stranger.gid } };
}

/** initdb looks its own user up by number and gives up when there is no such user, so we say it first and more clearly. */
function ownName(uid: number): string {
  try {
    return userInfo().username;
  } catch (error) {
    throw new CannotEmbedError(`user number ${uid} has no entry in /etc/passwd, which PostgreSQL requires.`, { cause: error });
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
