import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const dist = (folder: string) => path.join(root, '..', 'dist', folder);

/** Two builds: the site for browsers, and one self-contained module that renders it on the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  plugins: [react(), tailwindcss()],
  // Bundling React in its production form makes rendering several times as fast as loading it from node_modules.
  ...(isSsrBuild && command === 'build' && { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: dist('server'),
        emptyOutDir: true,
        ssr: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: { input: path.join(root, 'src/entry-server.tsx'), output: { codeSplitting: false } },
      }
    : {
        outDir: dist('web'),
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: { site: path.join(root, 'src/entry-client.tsx') } },
      },
}));
