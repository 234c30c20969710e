import { userInfo } from 'node:os';

/** The operating system's name of who runs this command. In a container, a user may have only a number. */
export function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
