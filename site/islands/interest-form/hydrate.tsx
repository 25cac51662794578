import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { consentTextField } from '../../../domain/submission/consent.ts';
import { InterestForm } from './InterestForm.tsx';
import type { InterestFormProps } from './use-interest-form.ts';

/** The content of a template of the page, as nodes: Trusted Types let no text become markup. */
const ServerStamp = ({ template }: { template: HTMLTemplateElement }) => (
  <div ref={(place) => place?.replaceChildren(document.importNode(template.content, true))} />
);

/**
 * Hands the form that is in the page over to React.
 * @param root holds the form and the props it was drawn with; the Thank You panel's stamp follows
 * it
 */
function hydrate(root: HTMLElement): void {
  const props = JSON.parse(root.dataset['form'] ?? '') as Omit<InterestFormProps, 'consentText'>;
  // It stands in the page once: home has no room for it twice.
  const consentText =
    root.querySelector<HTMLInputElement>(`[name=${consentTextField}]`)?.value ?? '';
  const stamp = root.nextElementSibling;
  const letter = stamp instanceof HTMLTemplateElement && <ServerStamp template={stamp} />;
  // A transition, so that the visitor's input is handled first.
  startTransition(() => {
    hydrateRoot(root, <InterestForm {...props} consentText={consentText} letter={letter} />);
  });
  delete root.dataset['form'];
}

const root = document.querySelector<HTMLElement>('[data-form]');
// A key that was pressed while React arrived is answered first.
if (root) setTimeout(hydrate, 0, root);
