import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { smallTypefaces } from './typefaces.ts';
import { leaveOut, smallIcons } from './vite.leave-out.ts';
import { productionRouter } from './vite.router.ts';

const root = import.meta.dirname;
const dist = (folder: string) => path.join(root, '..', 'dist', folder);

/** No module of the site has side effects on import, so a page loads only what it uses of a barrel. */
const hasEffects = (id: string): boolean => !/\/src\/(domain|api|entities|ui|lib|features)\/.*\.tsx?$/.test(id);

/** Heavy and only needed by pages with a map: it must not be joined to a small module. */
const MAP = { name: 'us-map', test: /\/entities\/us-map\/|\/colleges\/place\/albers/ };
/** What nearly every page with colleges uses. Splitting it further would only add requests. */
const FIGURES = {
  name: 'figures',
  test: new RegExp(
    [
      /\/domain\/colleges\/(figures|display|states|identity\/pennant-drawing|size-band)\.ts$/,
      /\/entities\/(college\/(figure-words|college-words)|favorites\/(toggle|saved|favorites\.queries))\.ts$/,
      /\/entities\/college\/(FigureValue|Pennant|CollegeName)\.tsx$|\/(CompareToggle|FavoriteToggle)\.tsx$/,
      /\/ui\/(Tooltip|Badge|Stat|page\/(Skeleton|EmptyState|LoadFailure|SkipToResults|SidebarLayout))\.tsx$/,
      /\/react-query\/build\/modern\/(use(Suspense)?Query|queryOptions)\.js$/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
};
/** A college in a list. */
const CARDS = { name: 'cards', test: /\/entities\/college\/College(Card|Figures)\.tsx$/ };
/** The chance of admission in words, with its mark. */
const CHANCES = {
  name: 'chances',
  test: /\/entities\/match\/(band-words\.ts|ChanceBadge\.tsx)$|\/icons\/(circle-question-mark|mountain|target)\.mjs$/,
};
/** The values of filters: two small files that the search needs together. */
const FILTER_VALUES = { name: 'filter-values', test: /\/domain\/(colleges\/categories|majors\/award-levels)\.ts$/ };
/** Two small icons that belong together. Each file costs 45 bytes of the list that every page loads. */
const ARROWS = { name: 'arrows', test: /\/icons\/arrow-(up|down)\.mjs$/ };
/** What pages with forms share. Most of their visitors stay and open several of them. */
const FORMS = {
  name: 'forms',
  minShareCount: 2,
  test: /\/ui\/form\/(Form|SendButton|TextArea)\.tsx$|\/entities\/account\/(New)?PasswordField\.tsx$|\/features\/(auth|profile|staff)\/|\/useMutation\.js$/,
};

/** Two builds: the site for browsers, and one self-contained module for rendering on the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  // Development serves the panel, too.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/entry-admin.ts'] },
  plugins: [react(), tailwindcss(), ...(command === 'build' ? leaveOut({ isServer: isSsrBuild === true }) : [])],
  ...(command === 'build' && { resolve: { alias: [...productionRouter, ...smallTypefaces, ...smallIcons] } }),
  // Rendering with a bundled production React is several times as fast as with React from node_modules.
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
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { site: path.join(root, 'src/entry-client.tsx') },
          treeshake: { moduleSideEffects: hasEffects },
          output: {
            // The list of these files is on every page, and their names would take 0.8 kB of it. The manifest names them.
            chunkFileNames: 'assets/c-[hash].js',
            // Code that every page needs is one file. All other code is split by the pages that use it, except for these groups.
            codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'] }, MAP, FIGURES, CARDS, CHANCES, FILTER_VALUES, ARROWS, FORMS] },
          },
        },
      },
}));
