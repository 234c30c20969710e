import { runWorker } from './worker.ts';

/**
 * The process that copies the catalog into the warehouse. Making its rows would stop the server for up to half a second at a time. It ends
 * when no publication waits: one that is lost is ordered again by a person, and goes on with what is loaded.
 */
await runWorker('alma publications', async ({ warehouse }, log) => {
  try {
    while (await warehouse.publishDue());
  } catch (error) {
    log.error({ error }, 'a publication failed');
  }
});
