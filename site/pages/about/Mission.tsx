import type { About } from '../../../content/en/about.ts';
import { content } from '../../../content/index.ts';
import { lines } from '../../../content/lines.ts';
import { otherLanguage, type Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { Actions, ButtonLink } from '../../ui/button/Button.tsx';
import band from '../../ui/band/Band.module.css';
import { Paragraphs } from '../../ui/paragraphs/Paragraphs.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Section } from '../../ui/section/Section.tsx';
import styles from './Mission.module.css';

/** The ideas behind the mission, side by side. */
export function Ideas({ ideas }: { ideas: About['ideas'] }) {
  return (
    <div className={styles.ideas}>
      {ideas.map(({ heading, paragraphs }, position) => (
        <section key={heading} data-line={lines.about.ideas[position]}>
          <h2>{heading}</h2>
          <Paragraphs of={paragraphs} />
        </section>
      ))}
    </div>
  );
}

/** In the order of what the mission does. */
const pictures = ['dry-stone-wall', 'old-dogs'] as const;

/** The works of the mission, each beside its print: the first on the earth of its own. */
export function Doing({ doing, language }: { doing: About['doing']; language: Language }) {
  return doing.map(({ heading, paragraphs }, position) => (
    <section
      key={heading}
      className={[styles.doing, position === 0 && band.earth].filter(Boolean).join(' ')}
      data-line={lines.about.doing[position]}
    >
      <Picture name={pictures[position] ?? 'old-dogs'} language={language} frame="half" />
      <div>
        <h2>{heading}</h2>
        <Paragraphs of={paragraphs} />
      </div>
    </section>
  ));
}

/** The meaning of generic words here, and that they claim nothing. */
export function Eco({ language }: { language: Language }) {
  const { id, heading, intro, plans, afterwards, questions } = content[language].about.eco;
  return (
    <Section
      id={id}
      heading={heading}
      line={lines.about.eco}
      note={
        <p>
          {afterwards} <a href={href('post', language, { post: 'regenerative' })}>{questions}</a>
        </p>
      }
    >
      {/* A link to this section survives the switch of language. */}
      <span id={content[otherLanguage(language)].about.eco.id} />
      <p>{intro}</p>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </Section>
  );
}

/** How far it has come, what comes when, and who is behind it. */
export function Now({
  text,
  portrait,
  language,
}: {
  text: About;
  portrait: { src: string; width: number; height: number } | undefined;
  language: Language;
}) {
  const { heading, intro, steps, paragraphs, portraitOf } = text.now;
  return (
    <Section heading={heading} line={lines.about.now}>
      <ol className={styles.time}>
        {steps.filter(({ hasPassed }) => hasPassed).map(step)}
        <li className={styles.now} aria-current="step">
          {intro}
        </li>
        {steps.filter(({ hasPassed }) => !hasPassed).map(step)}
      </ol>
      {portrait && (
        <img {...portrait} alt={portraitOf} loading="lazy" className={styles.portrait} />
      )}
      <Paragraphs of={paragraphs} />
      <Actions>
        <MissionActions text={text} language={language} />
      </Actions>
    </Section>
  );
}

/** A date along the line, struck out once it has passed. */
function step({ when, what, hasPassed }: About['now']['steps'][number]) {
  const Date = hasPassed ? 's' : 'strong';
  return (
    <li key={what}>
      <Date>{when}</Date> {what}
    </li>
  );
}

/** The two ways to be part of it. */
export function MissionActions({ text, language }: { text: About; language: Language }) {
  return (
    <>
      <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
      <ButtonLink href={href('partnerships', language)} look="quiet">
        {text.partner}
      </ButtonLink>
    </>
  );
}
