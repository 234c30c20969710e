export default async () => {
  await globalThis.almaStopTestRun?.();
};
