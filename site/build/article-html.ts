import mdx from '@astrojs/mdx/server.js';
import react from '@astrojs/react/server.js';
import { experimental_AstroContainer as Container } from 'astro/container';
import { render, type CollectionEntry } from 'astro:content';
import type { Language } from '../../domain/language.ts';
import { notesOf } from '../pages/blog/notes.tsx';

/**
 * The full text of an article as HTML for where none of the site's styles are: without classes, and
 * its notes without what is only to be looked at.
 * @param address of its page, for its links
 */
export async function articleHtml(
  entry: CollectionEntry<'posts'>,
  language: Language,
  address: string,
): Promise<string> {
  const container = await Container.create();
  container.addServerRenderer({ renderer: mdx });
  container.addServerRenderer({ renderer: react });
  const { Content } = await render(entry);
  const components = { ...notesOf(entry.data.sources, language), Opening: () => null };
  const html = await container.renderToString(Content, { props: { components } });
  return html
    .replaceAll(/<(\w+)[^>]* aria-hidden="true"[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(
      / href="(?!https?:|mailto:|tel:)([^"]*)"/g,
      (_, to: string) => ` href="${new URL(to, address).href}"`,
    );
}
