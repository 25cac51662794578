import type { APIRoute, GetStaticPaths } from 'astro';
import { languages } from '../../domain/language.ts';
import { isListed, pageRefs } from '../../domain/routes.ts';
import type { PictureName } from '../../content/pictures.ts';
import { pictureOf } from '../pictures/picture-of.ts';
import { metaOf } from './page-meta.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { sharePictureName, sharePictureTitle } from './share-picture.ts';

/** A picture for every listed page in both languages, with its title. */
export const getStaticPaths = (async () =>
  Promise.all(
    pageRefs
      .filter(isListed)
      .flatMap((place) =>
        languages.map(async (language) => ({
          params: { name: sharePictureName(place, language) },
          props: {
            picture: pictureOf(place),
            title: sharePictureTitle(place, language, (await metaOf(place, language)).title),
          },
        })),
      ),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ picture: PictureName; title: string }> = async ({ props }) =>
  new Response(new Uint8Array(await drawSharePicture(props.picture, props.title)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
