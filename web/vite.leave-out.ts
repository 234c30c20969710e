import path from 'node:path';

interface Leaner {
  name: string;
  transform: (code: string, id: string) => string | undefined;
}

const NOTHING = '() {}';
const NEVER = '() { return false; }';
/** Reached only after the site starts to use what the table below leaves out. */
const FAILURE = `() { throw Error('left out of the build'); }`;

/**
 * Functions of the router's module that the site never calls or that always give it one answer, with what stands for them. The site has
 * no actions, submitted forms, fetchers, blockers, view transitions, routes that arrive later, server components or instrumentation.
 */
const ROUTER_FUNCTIONS: Readonly<Record<string, string>> = {
  normalizeNavigateOptions: '(_, path) { return { path }; }',
  checkFogOfWar: '() { return { active: false, matches: null }; }',
  interruptActiveLoads: '() { isRevalidationRequired = true; }',
  ...all(NEVER, ['abortStaleFetchLoads', 'markFetchRedirectsDone']),
  ...all(NOTHING, ['shouldBlockNavigation', 'getSubmissionFromNavigation', 'restoreAppliedTransitions', 'persistAppliedTransitions']),
  ...all(FAILURE, [
    ...[
      'handleAction',
      'getSubmittingNavigation',
      'getUpdatedRevalidatingFetchers',
      'fetch2',
      'handleFetcherAction',
      'handleFetcherLoader',
    ],
    ...['updateFetcherState', 'setFetcherError', 'getFetcher', 'resetFetcher', 'deleteFetcher', 'queueFetcherForDeletion', 'abortFetcher'],
    ...['getBlocker', 'deleteBlocker', 'updateBlocker', 'discoverRoutes', 'patchRoutes', 'patchRoutesImpl', '_internalSetRoutes'],
    ...['getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'RSCErrorHandler', 'RemixRootDefaultErrorBoundary'],
  ]),
};
/** Classes of the router's module that the site does not use. A bundler keeps each class with a superclass. */
const ROUTER_CLASSES = ['AwaitErrorBoundary', 'RemixErrorBoundary'];

/** Marks the router's top-level calls as pure, so that unused components (Form, Link, Scripts) are left out. */
const unusedRouter: Leaner = {
  name: 'leave-out-unused-router',
  transform: (code, id) =>
    id.includes('/react-router/dist/production/')
      ? code.replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1').replace(/^\w+\.displayName = "\w+";$/gm, '')
      : undefined,
};

/** The browser's part of the router. The server uses other functions of the same module. */
const unusedNavigation: Leaner = {
  name: 'leave-out-unused-navigation',
  transform: (code, id) => {
    if (!id.includes('/react-router/dist/production/') || !code.includes('function createRouter(')) return undefined;
    const shorter = Object.entries(ROUTER_FUNCTIONS).reduce(
      (text, [name, short]) =>
        replaceOnce(text, name, new RegExp(`^( *)((?:async )?function ${name})\\([^]*?^\\1\\}$`, 'gm'), `$1$2${short}`),
      code,
    );
    return ROUTER_CLASSES.reduce(
      (text, name) => replaceOnce(text, name, new RegExp(`^var ${name} = class extends [^]*?^\\};$`, 'gm'), `var ${name} = class {};`),
      shorter,
    );
  },
};

function all(short: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, short]));
}

/** Throws unless the text has the pattern exactly once: then the package has changed, and the table has to follow it. */
function replaceOnce(text: string, name: string, pattern: RegExp, replacement: string): string {
  const found = text.match(pattern)?.length ?? 0;
  if (found !== 1) throw new Error(`The router's module has ${found} of ${name}. Change the tables in web/vite.leave-out.ts.`);
  return text.replace(pattern, replacement);
}

/** The site has no infinite queries, but the module of all queries imports their code. */
const infiniteQueries: Leaner = {
  name: 'leave-out-infinite-queries',
  transform: (_code, id) =>
    id.endsWith('/query-core/build/modern/infiniteQueryBehavior.js')
      ? 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;'
      : undefined,
};

/** What the production builds leave out of packages. */
export const leaveOut = ({ isServer }: { isServer: boolean }): Leaner[] => [
  unusedRouter,
  infiniteQueries,
  ...(isServer ? [] : [unusedNavigation]),
];

/** Icons are drawn by our own small module: that of the package computes the attributes of every icon at every render. */
export const smallIcons = [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: path.join(import.meta.dirname, 'src/ui/draw-icon.ts') }];
