import type { APIRoute } from 'astro';
import { facts } from '../../content/facts.ts';
import { content } from '../../content/index.ts';
import { postalAddress } from '../../content/postal-address.ts';
import { defaultLanguage, languageFacts, languages } from '../../domain/language.ts';
import { href, isListed, pageRefs, type PageRef } from '../../domain/routes.ts';
import { siteConfig } from '../../site.config.ts';
import { absoluteAddress, absoluteUrl, feedPath } from './absolute-address.ts';
import { metaOf } from './page-meta.ts';

const language = defaultLanguage;
const { about, blog, experiences, faq, home, shell, waitlist } = content[language];

/** The start page in each other language, a line each. */
const inOthers = languages
  .filter((each) => each !== language)
  .map(
    (each) =>
      `The same pages in ${languageFacts[each].name} begin at ${absoluteUrl(href('home', each))}`,
  )
  .join('\n');

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title).join('; ');
const timeline = about.now.steps.map(({ when, what }) => `${when}, ${what}.`).join(' ');

const links = async (places: readonly PageRef[]) =>
  Promise.all(
    places.map(async (place) => {
      const { title, description } = await metaOf(place, language);
      return `[${title}](${absoluteAddress(place, language)}): ${description}`;
    }),
  );

/**
 * What is known of the retreat, in the words of the pages, for readers that are programs
 * (llmstxt.org).
 */
export const GET: APIRoute = async () => {
  const listed = pageRefs.filter(isListed);
  const pages = await links(listed.filter(({ page }) => page !== 'post'));
  const articles = await links(listed.filter(({ page }) => page === 'post'));
  return new Response(`# ${siteConfig.brand}

> ${home.meta.description}

${shell.footer.about}

${inOthers}

## What is planned

${list([
  `Where: ${postalAddress(language)}, ${facts.minutesFromLisbonAirport} minutes from Lisbon airport by car.`,
  `What: ${titles(experiences.cards)}.`,
  `How long: ${titles(experiences.lengths.items)}.`,
  ...experiences.practical.items,
  `Contact: ${siteConfig.email}`,
])}

## What is not decided yet

${list([`When: ${timeline} ${about.now.intro}`, `Booking: not open. ${waitlist.intro[0] ?? ''}`])}

## ${waitlist.benefits.heading}

${list(waitlist.benefits.items.map(({ title, text }) => `${title}: ${text}`))}

## Questions and answers

${faq.items.map(({ question, answer }) => `### ${question}\n\n${answer.join('\n\n')}`).join('\n\n')}

## Pages

${list(pages)}

## Articles

${list([...articles, `[${blog.feed}](${absoluteUrl(feedPath(language))})`])}
`);
};
