import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { InterestForm, type InterestFormProps } from './InterestForm.tsx';

/** Markup of our own pages. */
const Markup = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;

/**
 * Hands the form that is in the page over to React.
 * @param root holds the form and the props it was drawn with; the Thank You panel's print follows it
 */
function hydrate(root: HTMLElement): void {
  const props = JSON.parse(root.dataset['form'] ?? '') as InterestFormProps;
  const letter = root.nextElementSibling?.innerHTML ?? '';
  // A transition, so that what the visitor does goes first.
  startTransition(() => {
    hydrateRoot(root, <InterestForm {...props} letter={<Markup html={letter} />} />);
  });
  delete root.dataset['form'];
}

const root = document.querySelector<HTMLElement>('[data-form]');
if (root) hydrate(root);
