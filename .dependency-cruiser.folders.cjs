const files = require('./.dependency-cruiser.cjs');

/**
 * The rules between folders, over production files alone: a test may import any layer that it needs.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-between-folders',
      comment: 'Two folders that need each other are one folder.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|web|cli)' },
      to: { circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: '([.](test|fixture)[.]tsx?$|^web/e2e/|^(dist|web/public)/)' } },
};
