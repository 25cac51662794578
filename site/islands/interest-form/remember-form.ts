/**
 * Remembers what was typed and ticked, the focus and the selection. A browser's translation or an
 * extension may have changed the page; then React throws the form away and draws it anew.
 * @param form also where an extension has moved it away from its root
 * @returns what puts them back into the new form, if there is one
 */
export function rememberForm(root: HTMLElement, form: HTMLFormElement): () => void {
  const focused = document.activeElement as HTMLInputElement;
  return () => {
    if (root.contains(form)) return;
    form.remove();
    for (const { id, value, checked } of form.elements as Iterable<HTMLInputElement>) {
      if (id) Object.assign(root.querySelector(`#${id}`) ?? {}, { value, checked });
    }
    if (!form.contains(focused)) return;
    const { id, localName, selectionStart, selectionEnd, selectionDirection } = focused;
    // The form has one button, and one link.
    const drawn = root.querySelector<HTMLInputElement>(id ? `#${id}` : localName);
    drawn?.focus({ preventScroll: true });
    // A field of an e-mail address does not tell where the cursor stands.
    if (selectionDirection)
      drawn?.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  };
}
