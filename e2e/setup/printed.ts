import type { Page } from 'playwright-core';

const millimetres = (points: string | undefined) => Math.round((Number(points) / 72) * 25.4);

/** The width and height in millimetres of each sheet that a page is printed on. */
export async function sheetsOf(page: Page): Promise<[number, number][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Array.from(pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g), ([, width, height]) => [
    millimetres(width),
    millimetres(height),
  ]);
}
