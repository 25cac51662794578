import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { facts, type Facts, type OwnersAnswers } from '../content/facts.ts';
import {
  siteConfig,
  type LegalNotice,
  type PostalAddress,
  type SiteConfig,
} from '../site.config.ts';
import { newFolder } from '../server/new-folder.fixture.ts';

/**
 * An owner who shares no value with the one this project was made for, with special characters in
 * name and URLs. The name is masculine in Portuguese and longer.
 */
export const madeUpOwner: SiteConfig = {
  ...siteConfig,
  brand: 'Monte & Companhia X',
  portugueseArticle: 'o',
  email: 'ola+site@quinta-x.example',
  telephone: '+34 980 000 000',
  url: 'https://www.quinta-x.example',
  profiles: {
    instagram: 'https://www.instagram.com/quinta.x?hl=pt&ref=site',
    facebook: 'https://www.facebook.com/quinta.x',
    linkedin: 'https://www.linkedin.com/company/quinta-x',
  },
  dataController: {
    name: 'Quinta X, S. L.',
    postalAddress: 'Calle de la Fuente, 7, 49362 Galende, España',
  },
  publicClientKey: 'sb_publishable_quinta-x',
  copyrightYear: 2031,
};

const madeUpAddress: PostalAddress = {
  street: 'Calle de la Fuente, 7',
  village: 'Ribadelago',
  postalCode: '49362',
  town: 'Galende',
  country: 'ES',
};

const madeUpNotice: LegalNotice = {
  operator: {
    legalName: 'Quinta X, S. L.',
    postalAddress: 'Calle de la Fuente, 7, 49362 Galende, España',
    taxNumber: 'B00000000',
    registry: 'Zamora, hoja 7',
  },
  establishment: {
    kind: { en: 'a rural campsite', pt: 'um parque de campismo rural' },
    registrationNumber: 'RTCyL 49-000',
  },
  complaints: { book: 'https://quejas.example/quinta-x', disputeBodies: 'Junta X, Zamora' },
};

const madeUpAnswer = (name: string) => ({ en: `Our ${name} & more.`, pt: `De nós: ${name}.` });

const madeUpAnswers: OwnersAnswers = {
  whoWrites: { en: 'Ana & Rui', pt: 'Ana e Rui' },
  whoIsBehind: madeUpAnswer('history'),
  whyNotYet: madeUpAnswer('licence is not there yet'),
  whatExists: madeUpAnswer('land'),
  whatMustHappen: madeUpAnswer('building work'),
  noteWrittenOn: '2031-03-02',
  team: madeUpAnswer('team'),
  prices: madeUpAnswer('prices'),
  groupSize: madeUpAnswer('group size'),
  tents: madeUpAnswer('tents'),
  accessibility: madeUpAnswer('accessibility'),
  exactPoint: { latitude: 42.1234, longitude: -6.7123 },
  sunnyDaysSource: madeUpAnswer('sunny days'),
  supportersSource: madeUpAnswer('supporters'),
  tourismInitiative: madeUpAnswer('initiative'),
  landComparedOn: '2031-03-03',
  policiesReadByLawyer: '2031-03-04',
  dataProtectionFilledIn: '2031-03-05',
};

const madeUpFacts: Facts = {
  ...facts,
  coordinates: { latitude: 39.41, longitude: -9.22 },
  minutesFromLisbonAirport: 55,
  minutesFromPorto: 150,
  kilometresFromHighwayExit: 12,
  hoursByTrain: 2,
  minutesByTaxiFromStation: 20,
  sunnyDaysAYear: 280,
  supporters: 1450,
  pilotProgrammes: { quarter: 4, year: 2031 },
  fullOperations: { quarter: 1, year: 2032 },
  immersionDays: 4,
  minimumAge: 21,
  retentionYears: 1,
  rightsRequestDays: 21,
  technicalDataDays: 45,
  copyDays: 10,
  policiesUpdated: { year: 2031, month: 3 },
};

/**
 * Copies the project as it stands here, without a build.
 * @returns the folder of the copy
 */
export function copyProject(): string {
  const folder = newFolder('project');
  // Some tests look at the project as another user.
  chmodSync(folder, 0o755);
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // With its time, by which scripts/run.mjs tells whether what is installed is up to date.
    cpSync(file, join(folder, file), { preserveTimestamps: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Copies the project as it stands here, with what a made-up owner has changed of it. */
export async function copyForMadeUpOwner(): Promise<string> {
  const folder = copyProject();
  await editAsMadeUpOwner(folder);
  // Some tests copy what git says the project is.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}

/**
 * Changes in a copy what a made-up owner changes: site.config.ts, figures, and a photograph in the
 * place of a print.
 */
export async function editAsMadeUpOwner(folder: string): Promise<void> {
  await setConstant(join(folder, 'site.config.ts'), 'siteConfig', madeUpOwner);
  await setConstant(join(folder, 'site.config.ts'), 'postalAddress', madeUpAddress);
  await setConstant(join(folder, 'site.config.ts'), 'legalNotice', madeUpNotice);
  await setConstant(join(folder, 'content/facts.ts'), 'facts', madeUpFacts);
  await setConstant(join(folder, 'content/facts.ts'), 'ownersAnswers', madeUpAnswers);
  await addPhotograph(join(folder, 'content/photographs/lagoon'));
}

/**
 * What a command of a copy has of the environment of the tests: not the variables that Vitest sets
 * for the processes it starts.
 */
const inherited = [
  'HOME',
  'TMPDIR',
  'NODE_COMPILE_CACHE',
  'CHROMIUM',
  'CHROMIUM_HEADLESS_SHELL',
  'POSTGRES_BIN',
];

/**
 * Runs one of the project's own commands in a copy, as an owner would.
 * @returns its exit status and its output
 */
export async function runIn(
  folder: string,
  ...args: string[]
): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
      PATH: `${resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream
      .setEncoding('utf8')
      .on('data', (text: string) => (output += stripVTControlCharacters(text)));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output };
}

/** Every file that is, or would be, committed. */
const projectFiles = (): string[] =>
  execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    { encoding: 'utf8' },
  )
    .split('\0')
    .filter((file) => existsSync(file));

/** Gives an exported constant of a file another value, as an owner would type it. */
async function setConstant(file: string, name: string, value: object): Promise<void> {
  const source = readFileSync(file, 'utf8');
  const constant = new RegExp(`(?<=^export const ${name}\\b[^=]* = )\\{.*?^\\}`, 'ms');
  if (!constant.test(source)) throw new Error(`${file} has no ${name}`);
  await writeFormatted(
    file,
    source.replace(constant, () => JSON.stringify(value)),
  );
}

/**
 * The photograph is upright, smaller than the largest size and grainier than any print, and has a
 * description.
 */
async function addPhotograph(path: string): Promise<void> {
  const size = { width: 1200, height: 1500 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { ...size, channels: 3, background: 'grey', noise } }).toFile(
    `${path}.jpg`,
  );
  const alt = { en: 'The lagoon in fog.', pt: 'A lagoa com nevoeiro.' };
  await writeFormatted(`${path}.json`, JSON.stringify({ alt }));
}

const writeFormatted = async (file: string, text: string): Promise<void> =>
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
