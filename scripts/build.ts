// `npm run build`: builds the site into dist/ where it is stale: pictures that have changed, the
// font, pages, e-mails, then their compressed forms, then the mark of what it was built from. It
// succeeds whole or leaves dist/ as it was.
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import { extname, join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeFraunces } from '../site/styles/fraunces.ts';
import { PhotographError } from '../art/photographs.ts';
import { renderPictures, stalePictures } from '../art/render-pictures.ts';
import { makePictures } from '../art/sizes.ts';
import { textFaults } from '../content/text-faults.ts';
import { today } from '../content/today.ts';
import { isOrigin } from '../server/check-owners-files.ts';
import { StartError } from '../server/start-error.ts';
import { writeEmailTemplates } from './email-templates.ts';
import { areWordsChecked, isBuilt, markBuilt } from './build-state.ts';
import { runQuietly } from './run-command.ts';

// All parts of a build are of one day, also around midnight.
process.env['BUILD_DAY'] = today;

// Git and the checks leave out all of .astro/.
const next = '.astro/next';
const previous = '.astro/previous';

const nothingBuilt = 'The site could not be built from this. What was built before is as it was.';

async function build(): Promise<void> {
  const started = performance.now();
  console.log('Building the site into dist/. It takes about a minute ...');
  const stale = await stalePictures();
  const typesHold = checkTypes();
  typesHold.catch(() => undefined);
  // Rendering takes minutes, which words that do not compile should not cost.
  if (stale.length) await typesHold;
  await renderPictures();
  await writeFraunces();
  await rm(next, { recursive: true, force: true });
  const giveUp = new AbortController();
  const pages = buildPages(giveUp.signal);
  pages.catch(() => undefined);
  const pictures = makePictures(giveUp.signal);
  pictures.catch(() => undefined);
  // The compiler says more plainly what is wrong than whatever fails after it.
  await typesHold.catch((error: unknown) => {
    giveUp.abort();
    throw error;
  });
  await pages;
  const copyPictures = await pictures;
  await copyPictures(`${next}/client`);
  await writeEmailTemplates(next);
  const { files, bytes, brotliBytes } = await compressPages(`${next}/client`);
  await markBuilt(next);
  await rm(previous, { recursive: true, force: true });
  if (existsSync('dist')) await rename('dist', previous);
  await rename(next, 'dist');
  await rm(previous, { recursive: true, force: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built dist/ in ${seconds} s: ${String(files)} text files, ${String(bytes)} bytes, ${String(brotliBytes)} as brotli.`,
  );
}

/**
 * Asks the compiler, unless it has passed the owner's words as they are.
 * @throws StartError with what does not compile, such as a sentence that one language lacks
 */
async function checkTypes(): Promise<void> {
  if (await areWordsChecked()) return;
  const remembered = ['--incremental', '--tsBuildInfoFile', '.astro/types.tsbuildinfo'];
  const { status, output } = await runQuietly('tsc', ['--project', '.', ...remembered]);
  if (status !== 0) throw new StartError(`${output.trim()}\n${nothingBuilt}`);
}

/** @throws StartError with what Astro says, but for the calls that led to it */
async function buildPages(signal: AbortSignal): Promise<void> {
  const command = ['build', '--silent', '--outDir', next];
  const { status, output } = await runQuietly('astro', command, { signal });
  if (status === 0) return;
  const said = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s+at |^\s*Stack trace:/.test(line));
  throw new StartError(`${said.join('\n').trim()}\n${nothingBuilt}`);
}

function checkSiteUrl(): void {
  const address = process.env['SITE_URL'];
  if (address === undefined || isOrigin(address)) return;
  throw new StartError(
    `SITE_URL is ${JSON.stringify(address)}. It must be such as https://example.org, without a path or a trailing slash; without it the address is that of site.config.ts.`,
  );
}

/**
 * @throws StartError with the first text that is empty or in one language alone, where no compiler
 * minds
 */
async function checkTexts(): Promise<void> {
  // Read once the configuration is known to be right: texts are made of it.
  const { content } = await import('../content/index.ts');
  const [fault] = textFaults(content);
  if (fault !== undefined) throw new StartError(`${fault} ${nothingBuilt}`);
}

try {
  checkSiteUrl();
  await checkTexts();
  if (await isBuilt()) console.log('dist/ is up to date.');
  else await build();
} catch (error) {
  if (!(error instanceof StartError || error instanceof PhotographError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/**
 * Writes a .br and a .gz beside every text file of a folder, at the highest level: done once, at
 * build, and read on every visit.
 */
async function compressPages(folder: string) {
  const compressible = ['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json'];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let bytes = 0;
  let brotliBytes = 0;
  for (const file of files) {
    const content = await readFile(file);
    // Brotli’s mode for fonts makes some pages half a percent smaller.
    const tries = [constants.BROTLI_MODE_TEXT, constants.BROTLI_MODE_FONT].map((mode) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: mode,
        },
      }),
    );
    const brotli = (await Promise.all(tries)).reduce((least, each) =>
      each.length < least.length ? each : least,
    );
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    bytes += content.byteLength;
    brotliBytes += brotli.byteLength;
  }
  return { files: files.length, bytes, brotliBytes };
}
