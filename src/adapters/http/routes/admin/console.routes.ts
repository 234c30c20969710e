import type { consoleCalls } from '../../../../contracts/admin/imports/console.calls.ts';
import type { ImportConsole } from '../../../../domain/import-console/console.use-cases.ts';
import type { Handlers } from '../../mount.ts';

export const consoleRoutes = (console: ImportConsole): Handlers<typeof consoleCalls> => ({
  sources: () => console.sources(),
});
