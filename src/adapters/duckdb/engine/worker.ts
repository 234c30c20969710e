import { setPriority } from 'node:os';
import { MEMORY_EXIT_CODE, PROCESS_MEMORY_BYTES, type Message, type NextBatch, type Request } from '../protocol.ts';

/**
 * The process of the engine. It works on one request at a time. The server ends it when a query takes too long or is canceled: the engine
 * can be deaf to an interrupt for a minute.
 */
const LOOK_MS = 20;
/** The site comes first. */
const LOWER_PRIORITY = 10;

process.on('disconnect', () => process.exit(0));
setPriority(LOWER_PRIORITY);
// The engine does not count the memory of single values.
setInterval(() => {
  if (process.memoryUsage.rss() > PROCESS_MEMORY_BYTES) process.exit(MEMORY_EXIT_CODE);
}, LOOK_MS);

const say = (message: Message): void => void process.send?.(message);

try {
  const { perform } = await import('./perform.ts');
  let onNext: ((goesOn: boolean) => void) | undefined;
  const goesOn = () => new Promise<boolean>((resolve) => (onNext = resolve));
  process.on('message', (message: Request | NextBatch) => {
    if ('next' in message) onNext?.(message.next);
    else void perform(message, { say, goesOn });
  });
  say({ ready: true });
} catch (error) {
  say({ fault: 'not-installed', message: error instanceof Error ? error.message : String(error) });
}
