import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Imports run one way: site -> domain <- server; both may read content/ and site.config.ts. */
const mayNotImport = (...folders) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: folders.map((folder) => ({
        group: [`**/${folder}/**`],
        message: `Imports run one way: site -> domain <- server. ${folder}/ is off limits here.`,
      })),
    },
  ],
});

/** What runs in the browser. */
const islands = ['site/islands/**/*.tsx', 'site/ui/toaster/**/*.tsx'];

export default defineConfig(
  { ignores: ['dist/', '.astro/', 'data/', 'coverage/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', prefer: 'type-imports' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Fastify's plugins and the store are asynchronous by contract.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // tsc's noPropertyAccessFromIndexSignature asks for the brackets.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  {
    // Prettier wraps code, and leaves comments as they are.
    rules: {
      'max-len': ['error', { code: 10_000, comments: 100, ignorePattern: 'eslint-disable' }],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  astro.configs['flat/recommended'],
  { files: ['site/**/*.tsx'], extends: [jsxA11y.configs.strict] },
  // What else is rendered has no state.
  { files: islands, extends: [reactHooks.configs.flat['recommended-latest']] },
  {
    files: ['site/**/*.{tsx,astro}'],
    ignores: islands,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: 'Outside an island a handler never reaches the browser.',
        },
        {
          selector: 'CallExpression[callee.name=/^use[A-Z]/]',
          message: 'Outside an island a hook never reaches the browser.',
        },
      ],
    },
  },
  // site/build/routes.ts makes pages of them.
  { files: ['site/pages/**'], rules: { 'astro/no-prerender-export-outside-pages': 'off' } },
  {
    files: ['domain/**'],
    ignores: ['**/*.test.ts'],
    rules: mayNotImport('art', 'site', 'server', 'content', 'scripts'),
  },
  { files: ['content/**'], rules: mayNotImport('art', 'site', 'server', 'scripts') },
  // What art/ draws stands in site/pictures/rendered and public/, so no page needs what it is drawn
  // with.
  { files: ['site/**'], rules: mayNotImport('art', 'server', 'scripts') },
  {
    // It calls the server's actions by the types that are inferred from them.
    files: ['site/islands/admin/api-client.ts'],
    rules: {
      ...mayNotImport('art', 'scripts'),
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '/server/(?!admin/actions\\.ts$)',
              message: 'Only the actions, and their types.',
            },
            { regex: '/server/admin/actions', allowTypeImports: true },
          ],
        },
      ],
    },
  },
  { files: ['server/**'], rules: mayNotImport('art', 'site', 'scripts') },
  { files: ['art/**'], rules: mayNotImport('server', 'scripts', 'domain') },
);
