import type { Location } from '../../../content/en/location.ts';
import { lines } from '../../../content/lines.ts';
import type { Language } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { siteConfig } from '../../../site.config.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { LinkedText } from '../../ui/linked-text/LinkedText.tsx';
import { pictureOf } from '../../pictures/picture-of.ts';
import { Postcard } from '../../ui/postcard/Postcard.tsx';
import { Section } from '../../ui/section/Section.tsx';
import { Stamp } from '../../ui/stamp/Stamp.tsx';

/** The address, on a card with a way to join. */
export function Address({ text, language }: { text: Location; language: Language }) {
  return (
    <Section heading={text.address.heading} line={lines.location.address}>
      <Postcard
        to={text.address.text.split(', ')}
        stamp={<Stamp name={pictureOf({ page: 'location' })} language={language} />}
      >
        <p>{text.address.note}</p>
        {siteConfig.telephone && (
          <p>
            <LinkedText text={siteConfig.telephone} language={language} />
          </p>
        )}
        <ButtonLink href={href('waitlist', language)}>{text.join}</ButtonLink>
      </Postcard>
    </Section>
  );
}
