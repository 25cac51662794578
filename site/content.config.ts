import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** The articles: content/posts/<post>/<language>.mdx. */
const posts = defineCollection({
  loader: glob({ base: './content/posts', pattern: '*/{en,pt}.mdx' }),
  schema: z.object({
    title: z.string().max(65),
    description: z.string().min(100).max(160),
    date: z.coerce.date(),
    sources: z
      .array(
        z.object({
          authors: z.string(),
          year: z.number().int(),
          title: z.string(),
          publication: z.string(),
          url: z.url().optional(),
        }),
      )
      .min(1),
  }),
});

export const collections = { posts };
