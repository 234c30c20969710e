import { setPriority } from 'node:os';
import { runWorker } from './worker.ts';

/**
 * The process that copies the catalog into the warehouse. Making its rows would stop the server for up to half a second at a time. It ends
 * when no publication waits: one that is lost is ordered again by a person, and goes on with what is loaded.
 */

/** The site comes first. */
const LOWER_PRIORITY = 10;

setPriority(LOWER_PRIORITY);
await runWorker('alma publications', async ({ colleges, warehouse }, log) => {
  try {
    while (await warehouse.isPublicationDue()) {
      await colleges.refresh();
      await warehouse.publishDue();
    }
  } catch (error) {
    log.error({ error }, 'a publication failed');
  }
});
