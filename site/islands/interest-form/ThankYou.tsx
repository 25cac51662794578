import { useLayoutEffect, useRef, type ReactNode } from 'react';
import {
  afterJoining,
  emailOnItsWay,
  stepsWithEmail,
  thanks,
} from '../../../content/after-joining.ts';
import type { Language } from '../../../domain/language.ts';
import { postmarkDay } from '../../../domain/postmark.ts';
import onPaper from '../../ui/postcard/on-paper.css?inline';
import look from '../../ui/postcard/postcard.css?inline';
import { Postcard } from '../../ui/postcard/Postcard.tsx';
import { Postmark } from '../../ui/postcard/Postmark.tsx';

/**
 * Takes the form's place, and its focus, once the submission is stored: the card that was sent, its
 * stamp cancelled.
 * @param emailTo the address to which an e-mail is on its way, if one is
 * @param letter the stamp
 * @param to where the card goes
 */
export function ThankYou({
  language,
  emailTo,
  letter,
  to,
}: {
  language: Language;
  emailTo?: string | undefined;
  letter?: ReactNode;
  to: readonly string[];
}) {
  const text = thanks[language];
  const next = afterJoining[language];
  const steps = emailTo ? stepsWithEmail(next, emailOnItsWay[language], emailTo) : next.steps;
  // The heading would not be said: Orca has moved to it in silence once the form, which has the
  // focus, is gone.
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    adopt(look + onPaper);
    panel.current?.focus();
    panel.current?.scrollIntoView();
  }, []);
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-label={text.heading}>
      <Postcard
        to={to}
        stamp={letter}
        postmark={<Postmark to={to} day={postmarkDay(new Date())} />}
        below={
          <>
            <h4>{next.heading}</h4>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </>
        }
      >
        <h3>{text.heading}</h3>
        <p>{text.text}</p>
      </Postcard>
    </div>
  );
}

/** Styles that the page does not have. */
function adopt(css: string) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  } catch {
    // Where a browser cannot take them, the words stand alone.
  }
}
