import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { smallTypefaces } from './typefaces.ts';
import { productionRouter } from './vite.router.ts';

const root = import.meta.dirname;

/** React-admin's export in the browser. The panel downloads CSV files that the server writes. */
const leaveOutBrowserExport = {
  name: 'leave-out-browser-export',
  transform: (_code: string, id: string) => (id.endsWith('/jsonexport/dist/index.js') ? 'export default undefined;' : undefined),
};

/**
 * The admin panel. It is a build of its own, because in the build of the site its packages would join the code that every page loads.
 * The entry is the gate: it loads the panel only for staff.
 */
export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), leaveOutBrowserExport],
  resolve: { alias: [...productionRouter, ...smallTypefaces] },
  build: {
    outDir: path.join(root, '../dist/admin'),
    emptyOutDir: true,
    // /assets/ belongs to the site.
    assetsDir: 'admin-assets',
    copyPublicDir: false,
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: { input: { gate: path.join(root, 'src/entry-admin.ts') } },
  },
});
