// `npm run structure`: counts what keeps the project easy to change, in ten lines. With `--check`
// it says only what is an error: a circle of files or of folders, types included, and an import
// against the order of the server's folders.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const folders = '{art,content,domain,e2e,scripts,server,site,tools}';
const files = [
  ...globSync([`${folders}/**/*.{ts,tsx,astro,css,sql}`, '*.ts'], {
    exclude: (path) => path.includes('node_modules'),
  }),
]
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted()
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const isTest = ({ path }: { path: string }): boolean =>
  /^e2e\/|\.(test|fixture|contract)\.tsx?$/.test(path);
const source = files.filter((file) => !isTest(file));

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
const circlesOf = (graph: Map<string, string[]>): string[] =>
  [...graph.keys()].filter((start) => {
    const seen = new Set<string>();
    const next = [...(graph.get(start) ?? [])];
    for (let path = next.pop(); path !== undefined; path = next.pop()) {
      if (path === start) return true;
      if (seen.has(path)) continue;
      seen.add(path);
      next.push(...(graph.get(path) ?? []));
    }
    return false;
  });

/** The folders of the server. Each may import those before it, and no other. */
const serverFolders = [
  'db',
  'http',
  'page-views',
  'events',
  'email',
  'subscribers',
  'letters',
  'submissions',
  'my-data',
  'admin',
  'pages',
  'retention',
  'backup',
  'checks',
  'stores',
];
const rankOf = (path: string): number => {
  const [top, folder = '', ...below] = path.split('/');
  if (top !== 'server') return -1;
  // Files beside the folders put them together, except these two.
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

/** The server's folders by what they import of each other. */
const folderOf = (path: string) => /^server\/[^/]+(?=\/)/.exec(path)?.[0] ?? '';
const folderImports = new Map<string, string[]>();
for (const { path } of source) {
  const folder = folderOf(path);
  if (!folder || folder === 'server/system-tests') continue;
  const others = (imports.get(path) ?? []).map(folderOf).filter((to) => to && to !== folder);
  folderImports.set(folder, [...(folderImports.get(folder) ?? []), ...others]);
}

const wrong = [
  ...circlesOf(imports).map((path) => `${path} is in a circle of imports`),
  ...circlesOf(folderImports).map((path) => `${path}/ is in a circle of folders`),
  ...againstOrder,
];
if (process.argv.includes('--check')) {
  if (wrong.length > 0) {
    console.error(`${wrong.join('\n')}\nMove what both need to a file of its own, or pass it in.`);
    process.exit(1);
  }
} else print();

function print(): void {
  const linesOf = ({ text }: { text: string }) => text.split('\n').length - 1;
  const sum = (of: typeof files) => of.reduce((total, file) => total + linesOf(file), 0);
  const code = source.filter(({ path }) => /\.tsx?$/.test(path) && !path.startsWith('art/'));
  const lines = source.map(linesOf).toSorted((a, b) => a - b);
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const markdown = tracked
    .filter((path) => path.endsWith('.md'))
    // The rules of tables are no words.
    .flatMap((path) => readFileSync(path, 'utf8').match(/\S*[\p{L}\d]\S*/gu) ?? []);
  const production = code.filter(({ path }) => /^(server|domain|scripts)\//.test(path));
  const tools = code.filter(({ path }) => path.startsWith('tools/'));
  const counts = {
    'production lines of server, domain and scripts, and of tools': `${sum(production)}, ${sum(tools)}`,
    'lines of tests, fixtures and contracts': sum(files.filter(isTest)),
    'tracked files': tracked.length,
    'words of Markdown': markdown.length,
    'files in a circle of imports': circlesOf(imports).length,
    'folders of the server in a circle': circlesOf(folderImports).length,
    'imports against the order of the server’s folders': againstOrder.length,
    'median of the lines of a source file': lines[Math.floor(lines.length / 2)] ?? 0,
    'source files of at most 15 lines, and of more than 250': `${code.filter((file) => linesOf(file) <= 15).length}, ${code.filter((file) => linesOf(file) > 250).length}`,
    'functions of more than 80 lines': code.flatMap(longFunctions).length,
  };
  for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count}`);
}

function longFunctions({ path, text }: { path: string; text: string }): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && lineAt(node.end) - lineAt(node.getStart()) >= 80)
      found.push(path);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
