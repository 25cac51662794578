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

/** The owner's figures of the way stand on location and FAQ alone, beside the checked truth. */
const ownersWay = [facts.minutesFromLisbonAirport, facts.minutesFromPorto].map(
  (minutes) => `${minutes} minutes`,
);
const withoutOwnersWay = (paragraphs: readonly string[]) =>
  paragraphs.filter((paragraph) => !ownersWay.some((figure) => paragraph.includes(figure)));

const links = async (places: readonly PageRef[]) =>
  Promise.all(
    places.map(async (place) => {
      const { title, description } = await metaOf(place, language);
      return `[${title}](${absoluteAddress(place, language)}): ${description}`;
    }),
  );

/** An answer that depends on whether the site writes e-mails is left to the page that knows. */
const answerOf = ({ answer, answerByEmail }: (typeof faq.items)[number]) =>
  answerByEmail
    ? [`How an address is confirmed, and how to leave: ${absoluteUrl(href('faq', language))}`]
    : withoutOwnersWay(answer);

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
  `Where: ${postalAddress(language)}.`,
  `What: ${titles(experiences.cards)}.`,
  `How long: ${titles(experiences.lengths.items)}.`,
  ...experiences.practical.items,
  `Contact: ${siteConfig.email}`,
])}

## What is not decided yet

${list([`When: ${timeline} ${about.now.intro} ${about.now.paragraphs.join(' ')}`, `Booking: not open. ${waitlist.lead}`])}

## ${waitlist.benefits.heading}

${list(waitlist.benefits.items.map(({ title, text }) => `${title}: ${text}`))}

## Questions and answers

${faq.items.map((item) => `### ${item.question}\n\n${answerOf(item).join('\n\n')}`).join('\n\n')}

## Pages

${list(pages)}

## Articles

${list([...articles, `[${blog.feed}](${absoluteUrl(feedPath(language))})`])}
`);
};
