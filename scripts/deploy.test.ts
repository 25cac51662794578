import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeOptions } from './benchmark/processes.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const dockerfile = read('Dockerfile');

describe('an owner who deploys', () => {
  test('runs the Node that the project was tested with', () => {
    const { dependencies } = JSON.parse(read('package.json')) as {
      dependencies: Record<string, string>;
    };
    const images = Array.from(dockerfile.matchAll(/^FROM node:([\d.]+)/gm), ([, tag]) => tag);
    expect(images.length).toBeGreaterThan(0);
    expect(new Set(images)).toEqual(new Set([dependencies['node']]));
  });

  test.each(['Dockerfile', 'deploy/raiz-do-vau.service'])(
    'starts it by %s as the benchmark did',
    (file) => {
      expect(/NODE_OPTIONS=(\S+)/.exec(read(file))?.[1]).toBe(nodeOptions);
      expect(read(file)).toContain('NODE_COMPILE_CACHE=');
      expect(read(file)).toContain('NODE_ENV=production');
    },
  );

  test('puts into the image only what there is', () => {
    const copied = Array.from(dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm), ([, names]) =>
      (names ?? '').split(' '),
    );
    expect(copied.flat().length).toBeGreaterThan(5);
    for (const name of copied.flat()) expect(existsSync(join(root, name)), name).toBe(true);
  });
});
