import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { referenceKeys } from '../../content/sources.ts';

/** The articles: content/posts/<post>/<language>.mdx. */
const posts = defineCollection({
  loader: glob({
    base: './content/posts',
    pattern: '*/{en,pt}.mdx',
    // The name is that of the folder, which may hold a capital.
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: z.object({
    // A search result shows a title of this length whole, with the brand behind it.
    title: z.string().max(46, 'at most 46 characters, which a search result shows whole'),
    description: z
      .string()
      .min(100, 'at least 100 characters')
      .max(160, 'at most 160 characters, which a search result shows whole'),
    date: z.coerce.date(),
    sources: z.array(z.enum(referenceKeys)).min(1),
  }),
});

export const collections = { posts };
