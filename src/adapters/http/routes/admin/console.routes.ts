import type { consoleCalls } from '../../../../contracts/admin/imports/console.calls.ts';
import type { ImportConsole } from '../../../../domain/import-console/console.use-cases.ts';
import { baseName } from '../../../../domain/imports/import-facts.ts';
import type { Handlers } from '../../mount.ts';

export const consoleRoutes = (console: ImportConsole): Handlers<typeof consoleCalls> => ({
  sources: () => console.sources(),
  schedules: () => console.schedules(),
  dataQuality: () => console.quality(),
  async lineage({ params: { unitId, field } }) {
    const { files, ...found } = await console.lineage(unitId, field);
    return { ...found, files: files.map((file) => ({ ...file, file: baseName(file.file) })) };
  },
});
