const files = require('./.dependency-cruiser.cjs');

/**
 * The rules between folders, for production files only: a test may import any layer.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle-between-folders',
      comment: 'Folders must not import each other in a cycle.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(src|web|cli)' },
      to: { circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: '([.](test|fixture)[.]tsx?$|^web/e2e/|^(dist|web/public)/)' } },
};
