/**
 * What a browser's translation or an extension does to a page with the form. Each is run in the
 * page, by itself. Who moves the field that has the focus gives it back, as `moveBefore` does.
 */
export const pageChanges = {
  'every text is wrapped, as Chrome translates': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script,style,textarea')) continue;
      const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      const inner = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      inner.textContent = `~${text.nodeValue}`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  },
  'every text is another in its place': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.nodeValue?.trim() && !text.parentElement?.closest('script,style,textarea')) {
        text.nodeValue = `~${text.nodeValue}`;
      }
    }
  },
  'one label is another': () => {
    const label = document.querySelector('[for=interest-name]');
    if (label) label.textContent = 'Nom';
  },
  'an icon stands after each field': () => {
    for (const field of document.querySelectorAll('#join-form form :is(input, textarea)')) {
      field.after(document.createElement('grammar-checker'));
    }
  },
  'an icon stands within a label': () => {
    document.querySelector('[for=interest-email]')?.prepend(document.createElement('span'));
  },
  'an element stands around each field': () => {
    const focused = document.activeElement;
    for (const field of document.querySelectorAll('#join-form form :is(input, textarea)')) {
      const around = document.createElement('div');
      field.before(around);
      around.append(field);
    }
    if (focused instanceof HTMLElement) focused.focus();
  },
  "the button's text is wrapped": () => {
    const button = document.querySelector('#join-form [type=submit]');
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.append(...(button?.childNodes ?? []));
    button?.append(font);
  },
  'the form is moved into another element': () => {
    const focused = document.activeElement;
    const form = document.querySelector('#join-form form');
    const around = document.createElement('div');
    form?.before(around);
    around.append(form ?? '');
    if (focused instanceof HTMLElement) focused.focus();
  },
  'the form is moved away': () => {
    const form = document.querySelector('#join-form form');
    if (form) form.parentElement?.after(form);
  },
};
