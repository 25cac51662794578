import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { consentTextField } from '../../../domain/submission/consent.ts';
import { InterestForm } from './InterestForm.tsx';
import { letNodesMove } from './let-nodes-move.ts';
import { rememberForm } from './remember-form.ts';
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
  // The wording's hash stands in the page once: home has no room for it twice.
  const consentText = document.querySelector<HTMLInputElement>(`[name=${consentTextField}]`);
  if (!consentText?.form) return;
  const props = JSON.parse(root.dataset['form'] ?? '') as Omit<InterestFormProps, 'consentText'>;
  const stamp = root.parentElement?.querySelector('template');
  const letter = stamp && <ServerStamp template={stamp} />;
  // In one go, so that nothing is typed between what is remembered and what React makes of it.
  const putBack = rememberForm(root, consentText.form);
  flushSync(() => {
    hydrateRoot(
      root,
      <InterestForm {...props} consentText={consentText.value} letter={letter} />,
      // Where a translation or an extension has changed the page, React draws the form anew.
      { onRecoverableError: () => undefined },
    );
  });
  putBack();
  delete root.dataset['form'];
}

letNodesMove();
const root = document.querySelector<HTMLElement>('[data-form]');
// A key that was pressed while React arrived is answered first.
if (root) setTimeout(hydrate, 0, root);
