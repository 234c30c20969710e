import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', '**/*.fixture.tsx', 'web/e2e/**'];
const NO_CLOCK_NO_CHANCE = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The domain has no clock: take a Clock or a Date.' },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The domain has no clock: take a Clock or a Date.',
  },
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'The domain is deterministic.' },
];
const NO_RAW_MARKUP = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Render text only: markup from data can inject scripts.',
};
const NO_RAW_TEMPLATE = {
  selector: "CallExpression[callee.property.name='raw'] > TemplateLiteral[expressions.length>0]",
  message: 'Bind values; build SQL from a list of known names.',
};

const NO_TRUST_IN_REQUESTS = [
  {
    selector: 'CallExpression[callee.property.name=/^(startsWith|includes)$/][callee.object.property.name=/^(path|url|originalUrl)$/]',
    message: 'Do not check access by path: paths have other cases and encodings. Declare the access in the route.',
  },
  {
    selector: 'MemberExpression[object.name=/^(ctx|context)$/][property.name=/^(host|hostname|origin|href|protocol|secure|ip|ips)$/]',
    message: 'Do not trust the request headers: links come from PUBLIC_URL, client addresses from client-network.ts.',
  },
  {
    selector: 'MemberExpression[object.name=/^(e|err|error|cause|reason)$/][property.name=/^(message|stack)$/]',
    message: 'Do not send the text of an unknown error: throw a DomainError or an HttpError, and errors.ts maps it.',
  },
];

export default tseslint.config(
  { ignores: ['dist', '.data', 'node_modules', 'coverage', 'web/public'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      complexity: ['error', 10],
      'max-depth': ['error', 3],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', NO_RAW_MARKUP, NO_RAW_TEMPLATE],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.ts': 'KEBAB_CASE', 'web/src/{features,entities,ui,admin}/**/*.tsx': 'PASCAL_CASE' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  { files: ['migrations/*.ts', 'seeds/*.ts'], rules: { 'check-file/filename-naming-convention': 'off' } },
  { files: ['src/domain/**/*.ts'], ignores: TESTS, rules: { 'no-restricted-syntax': ['error', ...NO_CLOCK_NO_CHANCE] } },
  {
    files: ['src/adapters/{http,passport}/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', NO_RAW_MARKUP, NO_RAW_TEMPLATE, ...NO_TRUST_IN_REQUESTS] },
  },
  {
    files: ['web/**/*.tsx', 'web/**/*.ts'],
    ...jsxA11y.flatConfigs.recommended,
    plugins: { ...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks },
    rules: { ...jsxA11y.flatConfigs.recommended.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['**/*.mjs', '**/*.cjs'], ...tseslint.configs.disableTypeChecked },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
