import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { AfterJoining } from '../../../content/en/after-joining.ts';
import { postmarkDay } from '../../../domain/postmark.ts';
import onPaper from '../../ui/postcard/on-paper.css?inline';
import look from '../../ui/postcard/postcard.css?inline';
import { Postcard } from '../../ui/postcard/Postcard.tsx';
import { Postmark } from '../../ui/postcard/Postmark.tsx';

/**
 * Takes the form's place, and its focus, once the submission is stored: the card that was sent, its
 * stamp cancelled.
 * @param next what happens now, step by step
 * @param letter the stamp
 * @param to where the card goes
 */
export function ThankYou({
  text,
  next,
  letter,
  to,
}: {
  text: { heading: string; text: string };
  next: AfterJoining;
  letter?: ReactNode;
  to: readonly string[];
}) {
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
              {next.steps.map((step) => (
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
