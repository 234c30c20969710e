export default async () => {
  await globalThis.almaTestRun?.stop();
};
