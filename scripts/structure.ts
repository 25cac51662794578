// `npm run structure`: names what makes the project hard to change, and ends with 1 then: a circle
// of files or of the server's folders, types included, and an import against their order.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const folders = '{art,content,domain,e2e,scripts,server,site,tools}';
const files = globSync([`${folders}/**/*.{ts,tsx,astro}`, '*.ts'], {
  exclude: (path) => path.includes('node_modules'),
}).toSorted();

/** The project files that a file imports, types included. */
const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) =>
    normalize(join(dirname(path), to)),
  );
const imports = new Map(files.map((path) => [path, importsOf(path)]));

/** Files or folders that import themselves, directly or through others. */
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
  'waves',
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

const wrong = circlesOf(imports).map((path) => `${path} is in a circle of imports`);
for (const [path, all] of imports) {
  if (!path.startsWith('server/') || /\.(test|fixture)\.ts$/.test(path)) continue;
  for (const to of all) if (rankOf(to) > rankOf(path)) wrong.push(`${path} imports ${to}`);
}
if (wrong.length > 0) {
  console.error(`${wrong.join('\n')}\nMove what both need to a file of its own, or pass it in.`);
  process.exitCode = 1;
}
