import type { Frame, Page } from 'playwright-core';

/** An AX or DOM node of the DevTools protocol, as far as it is used here. */
interface AxNode {
  backendDOMNodeId?: number;
  name?: { value?: string };
}
interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
  contentDocument?: DomNode;
}

/**
 * What is hard to use by voice or by switch on a page in the state that it is in: a control whose
 * visible words are not in its name in one piece (WCAG 2.5.3), names as Chromium computes them; and
 * one that is smaller than 44 pixels where a press within 22 pixels of its centre goes to another.
 * Links within a sentence may be of any size.
 * @returns a line for each control at fault: `name: "Menu" is called "Open"`
 */
export async function controlProblems(page: Page | Frame): Promise<string[]> {
  const frame = 'mainFrame' in page ? page.mainFrame() : page;
  const { words, problems } = await frame.evaluate(readControls);
  const names = await namesOfControls(frame);
  return [
    ...problems,
    ...words.flatMap((seen, index) => {
      const name = names.get(index) ?? '';
      // A list of choices shows the chosen one, and may have its name for screen readers alone.
      if (seen === '') return [];
      return ` ${tokens(name)} `.includes(` ${tokens(seen)} `)
        ? []
        : [`name: "${seen}" is called "${name}"`];
    }),
  ];
}

/** The words of a text, as someone says them. */
const tokens = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** Chromium's names of the controls that `readControls` has numbered. */
async function namesOfControls(frame: Frame): Promise<Map<number, string>> {
  const session = await frame.page().context().newCDPSession(frame.page());
  const everything = { depth: -1, pierce: true };
  const { root } = (await session.send('DOM.getDocument', everything)) as { root: DomNode };
  const { frameTree } = await session.send('Page.getFrameTree');
  const frames = [frameTree, ...(frameTree.childFrames ?? [])].map((tree) => tree.frame);
  const { id = '' } = frames.find(({ url }) => url === frame.url().split('#')[0]) ?? {};
  const { nodes } = (await session.send('Accessibility.getFullAXTree', { frameId: id })) as {
    nodes: AxNode[];
  };
  await session.detach();
  const numbers = new Map<number, number>();
  const read = ({ backendNodeId, attributes = [], children = [], contentDocument }: DomNode) => {
    const at = attributes.indexOf('data-control');
    if (at >= 0) numbers.set(backendNodeId, Number(attributes[at + 1]));
    children.forEach(read);
    if (contentDocument) read(contentDocument);
  };
  read(root);
  return new Map(
    nodes.flatMap(({ backendDOMNodeId = -1, name }) => {
      const number = numbers.get(backendDOMNodeId);
      return number === undefined ? [] : [[number, name?.value ?? ''] as const];
    }),
  );
}

/** Runs in the page. Numbers its controls, and reads the words that are seen on each. */
function readControls() {
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=button]';
  const controlAt = (element: Element | null) =>
    element?.closest(selector) ?? element?.closest('label')?.control ?? null;
  // Not quite 22, where another target of 44 pixels may begin.
  const reach = 21;
  const scrolled = Array.from(
    document.querySelectorAll('*'),
    (element) => [element, element.scrollTop] as const,
  );
  const words: string[] = [];
  const problems: string[] = [];

  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    control.removeAttribute('data-control');
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [rect] = control.getClientRects();
    if (!rect) continue;
    const { left, top, width, height } = rect;
    const [x, y] = [left + width / 2, top + height / 2];
    // What lies behind a dialog, or is only shown with the focus, is out of reach.
    if (controlAt(document.elementFromPoint(x, y)) !== control) continue;

    control.dataset['control'] = String(words.length);
    const isField =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    const labels = isField ? Array.from(control.labels ?? []) : [control];
    const seen = labels.map(seenText).join(' ');
    words.push(seen);
    if (Math.min(width, height) >= 44 || isInSentence(control)) continue;
    const taken = new Set<string>();
    for (let dx = -reach; dx <= reach; dx += 7) {
      for (let dy = -reach; dy <= reach; dy += 7) {
        const other = controlAt(document.elementFromPoint(x + dx, y + dy));
        if (other && other !== control) taken.add(seenText(other) || other.id);
      }
    }
    for (const other of taken) {
      problems.push(
        `target: "${seen}", ${String(Math.round(width))} by ${String(Math.round(height))}, is too near to "${other}"`,
      );
    }
  }
  for (const [element, top] of scrolled) {
    if (element.scrollTop !== top) element.scrollTo({ top, behavior: 'instant' });
  }
  return { words, problems };

  function isInSentence(control: Element) {
    if (getComputedStyle(control).display !== 'inline') return false;
    let block = control.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement;
    const links = Array.from(block?.querySelectorAll('a') ?? [], (link) => link.textContent);
    const length = (text = '') => text.replaceAll(/\s/g, '').length;
    return length(block?.textContent) > length(links.join(''));
  }

  /** Text as it is seen: what is only for screen readers left out, what is only for eyes not. */
  function seenText(element: Element) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_ALL, (node) =>
      node instanceof Element &&
      (!node.checkVisibility({ visibilityProperty: true }) ||
        getComputedStyle(node).clipPath === 'inset(50%)')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) text += ` ${node.data}`;
    }
    return text.replaceAll(/\s+/g, ' ').trim();
  }
}
