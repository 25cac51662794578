import { content } from '../../../content/index.ts';
import { longDate } from '../../../content/formats.ts';
import type { Language } from '../../../domain/language.ts';

/**
 * The newest of the owner's photographs of the land, by the day in their names, and that day, such
 * as `2026-11-12`.
 * @throws when a name holds no day
 */
export function newestLand(files: readonly string[]): { file: string; day: string } | undefined {
  const dated = files.map((file) => {
    const [, day = ''] = /land-(\d{4}-\d{2}-\d{2})\.\w+$/.exec(file) ?? [];
    if (Number.isNaN(Date.parse(day))) {
      throw new Error(
        `${file} does not say on which day it was taken. Name it as land-2026-11-12.jpg.`,
      );
    }
    return { file, day };
  });
  return dated.sort((a, b) => b.day.localeCompare(a.day))[0];
}

/**
 * Two inks for the photograph: its darks become one, its lights the other. It is in no module,
 * because home's document has no room for it without a photograph; so it knows no tokens, whose
 * names the build shortens.
 */
export const landStyle =
  '@layer components{#land-today{max-width:80rem;margin:0 auto;padding:3rem clamp(1.25rem,4vw,3rem)}#land-today>div{position:relative;isolation:isolate;background:light-dark(#1f4a37,#10191a)}#land-today img{display:block;width:100%;height:auto;filter:grayscale(1) contrast(1.15);mix-blend-mode:screen}#land-today>div::after{content:"";position:absolute;inset:0;background:light-dark(#f6f1e5,#dda24a);mix-blend-mode:multiply}@media (width>=60rem){#land-today{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,50%);gap:3rem;align-items:end}}}';

/** A dated photograph of the land as it is, beside the prints of what is to come. */
export function LandToday({
  land: { day, ...image },
  language,
}: {
  land: { src: string; width: number; height: number; day: string };
  language: Language;
}) {
  const { alt, caption } = content[language].location.landToday;
  return (
    <figure id="land-today">
      <div>
        <img {...image} alt={alt} loading="lazy" />
      </div>
      <figcaption>
        {caption} <time dateTime={day}>{longDate(day, language)}</time>
      </figcaption>
    </figure>
  );
}
