import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const dist = (folder: string) => path.join(root, '..', 'dist', folder);

// The router's package offers its development form under every condition; the production one is smaller and says nothing.
const router = (file: string) => path.join(root, '../node_modules/react-router/dist/production', file);
const productionRouter = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
];

/** Marks what the router builds while loading as free of effects, so that its parts nobody uses (Form, Link, Scripts) are left out. */
const leaveOutUnusedRouter = {
  name: 'leave-out-unused-router',
  transform: (code: string, id: string) =>
    id.includes('/react-router/dist/production/')
      ? code.replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1').replace(/^\w+\.displayName = "\w+";$/gm, '')
      : undefined,
};

/** Nothing of ours does anything by being imported, so what a page does not use of a barrel does not travel to it. */
const hasEffects = (id: string): boolean => !/\/src\/(domain|api|components|lib|features)\/.*\.tsx?$/.test(id);

/** Heavy, and only for those who look at a map: it must not be joined to anything small. */
const MAP = { name: 'us-map', test: /\/components\/us-map\// };
/** What nearly every page with colleges shows them with: parted further it would only be more files. */
const FIGURES = {
  name: 'figures',
  test: new RegExp(
    [
      /\/domain\/colleges\/(figures|display|states|state-address|pennant|size-band)\.ts$/,
      /\/lib\/(figure-words|college-words|failure|favorites|hearts|ready-part|when-idle)\.ts$/,
      /\/components\/(FigureValue|Tooltip|Badge|Pennant|CompareToggle|FavoriteToggle|Stat|Skeleton|EmptyState|LoadFailure)\.tsx$/,
      /\/react-query\/build\/modern\/(use(Suspense)?Query|queryOptions)\.js$/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
};
/** What pages with forms share, most of them seen by people who stay a while. */
const FORMS = {
  name: 'forms',
  minShareCount: 2,
  test: /\/components\/(Form|PasswordField|NewPasswordField|SendButton|TextArea)\.tsx$|\/features\/(auth|profile|staff)\/|\/useMutation\.js$/,
};

/** Two builds: the site for browsers, and one self-contained module that renders it on the server. */
export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  plugins: [react(), tailwindcss(), ...(command === 'build' ? [leaveOutUnusedRouter] : [])],
  ...(command === 'build' && { resolve: { alias: productionRouter } }),
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
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { site: path.join(root, 'src/entry-client.tsx') },
          treeshake: { moduleSideEffects: hasEffects },
          output: {
            // What every page needs travels as one file. All else is parted by who needs it, so that nobody pays for another page,
            // but for what goes together anyway.
            codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'] }, MAP, FIGURES, FORMS] },
          },
        },
      },
}));
