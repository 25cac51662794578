import { pictureOf } from '../../pictures/picture-of.ts';
import { scrimsOf } from '../../pictures/rendered-pictures.ts';

/** The sky's colour, as `--print-sky` of site/styles/tokens.css has it. */
const sky = { day: '#e9dfc4', night: '#16272f' };

/**
 * The style of the poster where a photograph stands in the print's place, undefined where none
 * does: on its sky lies a scrim, as strong as art/scrim.ts has measured that the words need it. It
 * is in no module, because with a print home's document has no room for it.
 */
export function photographStyle(): string | undefined {
  const scrims = scrimsOf(pictureOf({ page: 'home' }));
  if (!scrims) return undefined;
  const scrim = (variant: 'day' | 'night') =>
    `color-mix(in srgb,${sky[variant]} ${String(scrims[variant])}%,transparent)`;
  return `@layer components{main>:first-child>:last-child{mask-image:linear-gradient(transparent,#000 25%)}main>:first-child>:first-child::before{content:"";position:absolute;inset:0 -50vw -6rem;z-index:-1;background:linear-gradient(light-dark(${scrim('day')},${scrim('night')}) calc(100% - 6rem),transparent)}@media (width>=36rem) and (height<30rem){main>:first-child>:first-child::before{content:none}}}`;
}
