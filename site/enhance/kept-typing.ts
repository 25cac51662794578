// How what is kept of the interest form is named in the browser's storage (docs/decisions/0004):
// each field by its id. Types alone: a constant that two scripts share would be a file of its own,
// and a request.

/**
 * Until when it may stay on the device, in milliseconds; there only while the visitor has ticked
 * that.
 */
export type UntilItem = 'interest-until';
/** The content that was last sent, with its Idempotency-Key. */
export type AttemptItem = 'interest-attempt';
/** So each name begins, and nothing else that the site keeps. */
export type KeptPrefix = 'interest-';

const until: UntilItem = 'interest-until';
const prefix: KeptPrefix = 'interest-';

/** What is sent, without what gives a bot away. The consent has no name, and is never kept. */
const sent = '#join-form [name]:not([type=hidden],[tabindex])';

/**
 * Keeps what is typed into the interest form: in this tab, and on this device while the visitor
 * wants that (docs/decisions/0004). It is put back when the form comes again, in either language.
 */
export function keepTyped(): void {
  whereAllowed(() => {
    if (Number(localStorage.getItem(until)) > Date.now()) return;
    for (const item in localStorage) if (item.startsWith(prefix)) localStorage.removeItem(item);
  });
  const typedInto = ({ type, checked, value }: HTMLInputElement) =>
    type === 'checkbox' && !checked ? '' : value;
  const keep = (control: HTMLInputElement) => {
    whereAllowed(() => {
      sessionStorage.setItem(control.id, typedInto(control));
      if (localStorage.getItem(until)) localStorage.setItem(control.id, typedInto(control));
    });
  };
  // On the document, as React may draw the form anew.
  addEventListener('input', ({ target }) => {
    if ((target as Element).matches(sent)) keep(target as HTMLInputElement);
  });
  for (const control of document.querySelectorAll<HTMLInputElement>(sent)) {
    whereAllowed(() => {
      const kept = sessionStorage.getItem(control.id) ?? localStorage.getItem(control.id);
      // What has been typed since then stays. A checkbox has a value in any case, and a text may
      // well be checked.
      if (kept) {
        control.value ||= kept;
        control.checked = true;
      }
    });
    if (typedInto(control)) keep(control);
  }
}

/** If storage is off or full, nothing typed is kept, and all else works. */
function whereAllowed(work: () => void) {
  try {
    work();
  } catch {
    // As above.
  }
}
