export default async () => {
  await globalThis.almaStopTestServer?.();
};
