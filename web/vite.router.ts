import path from 'node:path';

const router = (file: string) => path.join(import.meta.dirname, '../node_modules/react-router/dist/production', file);

/** The router's package exports its development build under every condition. The production build is smaller and logs nothing. */
export const productionRouter = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
];
