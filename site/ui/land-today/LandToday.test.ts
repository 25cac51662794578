import { expect, test } from 'vitest';
import { newestLand } from './LandToday.tsx';

test('of the photographs of the land the newest is shown, and without one none', () => {
  const files = ['content/land-2026-11-12.jpg', 'content/land-2027-01-03.webp'];
  expect(newestLand(files)).toEqual({ file: files[1], day: '2027-01-03' });
  expect(newestLand([])).toBeUndefined();
});

test('a photograph of the land whose name holds no day stops the build with what to do', () => {
  for (const file of ['content/land-november.jpg', 'content/land-2026-13-40.jpg']) {
    expect(() => newestLand([file])).toThrow(`${file} does not say on which day`);
  }
});
