import wide from 'dejavu-fonts-ttf/ttf/DejaVuSerif.ttf?url';
import wideBold from 'dejavu-fonts-ttf/ttf/DejaVuSerif-Bold.ttf?url';
import { onTestFinished } from 'vitest';

/**
 * Sets what a page would set in a serif of this machine in the widest that systems bring along,
 * until the test has ended. Why, e2e/setup/text-faces.ts says.
 */
export async function setWideFace(): Promise<void> {
  for (const [url, weight] of [
    [wide, '400'],
    [wideBold, '700'],
  ] as const) {
    document.fonts.add(await new FontFace('wide', `url(${url})`, { weight }).load());
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    ':root { --font-body: wide } * { text-rendering: geometricPrecision !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });
}
