// `npm run structure`: counts what keeps the project easy to change. With `--check`, a circle of imports, types included, and an
// import against the order of the server's folders are errors.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const folders = '{art,content,domain,e2e,scripts,server,site}';
const files = [
  ...globSync([`${folders}/**/*.{ts,tsx,astro,css,sql}`, '*.ts'], {
    exclude: (path) => path.includes('node_modules'),
  }),
]
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const isTest = ({ path }: { path: string }): boolean =>
  /^e2e\/|\.(test|fixture|contract)\.ts$/.test(path);
const source = files.filter((file) => !isTest(file));

const lines = source.map(({ text }) => text.split('\n').length - 1).toSorted((a, b) => a - b);
const median = lines[Math.floor(lines.length / 2)] ?? 0;

/** The project files that each file imports, types included. */
const imports = new Map(
  files.map(({ path, text }) => [
    path,
    [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
      normalize(join(dirname(path), to)),
    ),
  ]),
);

/** Files that import themselves, directly or through others. */
const circles = [...imports.keys()].filter((start) => {
  const seen = new Set<string>();
  const next = [...(imports.get(start) ?? [])];
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (path === start) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    next.push(...(imports.get(path) ?? []));
  }
  return false;
});

/** The folders of the server. Each may import those before it, and no other. */
const serverFolders = [
  'db',
  'http',
  'events',
  'email',
  'subscribers',
  'submissions',
  'my-data',
  'admin',
  'pages',
  'retention',
  'backup',
  'stores',
];
const rankOf = (path: string): number => {
  const [top, folder = '', ...below] = path.split('/');
  if (top !== 'server') return -1;
  // What stands beside the folders puts them together, but for these two.
  if (below.length === 0) return /^(clock|start-error)\.ts$/.test(folder) ? -1 : Infinity;
  return folder === 'system-tests' ? Infinity : serverFolders.indexOf(folder);
};

/** Imports against that order, and files in a folder that it does not name. */
const againstOrder = source
  .filter(({ path }) => path.startsWith('server/'))
  .flatMap(({ path }) =>
    (imports.get(path) ?? [])
      .filter((to) => rankOf(to) > rankOf(path))
      .map((to) => `${path} imports ${to}`),
  );

const report = (what: string, found: string[]) => {
  console.log(`${what}: ${found.length}`);
  for (const path of found) console.log(`    ${path}`);
};

report('files in a circle of imports', circles);
report('imports against the order of the server’s folders', againstOrder);
console.log(`source files: ${source.length}, median of their lines: ${median}`);
report(
  'source files of more than 250 lines, prints apart',
  source
    .filter(({ path, text }) => text.split('\n').length > 251 && !path.includes('/prints/'))
    .map(({ path }) => path),
);

if (process.argv.includes('--check') && circles.length + againstOrder.length > 0) {
  console.error(
    'Files import each other in a circle, or against the order of the folders: move what both need to a file of its own, or pass it in.',
  );
  process.exit(1);
}
