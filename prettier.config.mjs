/** @type {import('prettier').Config} */
export default {
  printWidth: 100,
  singleQuote: true,
  objectWrap: 'collapse',
  plugins: ['prettier-plugin-astro'],
  overrides: [
    { files: '*.astro', options: { parser: 'astro' } },
    { files: '*.css', options: { singleQuote: false } },
  ],
};
