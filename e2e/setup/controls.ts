import type { Frame, Page } from 'playwright-core';

/**
 * What is hard to use by a finger or by switch on a page in the state that it is in: a control that
 * is smaller than 44 pixels where a press within 22 pixels of its centre goes to another. Links
 * within a sentence may be of any size.
 * @returns a line for each control at fault
 */
export const controlProblems = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(findCrowdedControls);

/** Runs in the page. */
function findCrowdedControls() {
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
  const problems: string[] = [];

  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [rect] = control.getClientRects();
    if (!rect) continue;
    const { left, top, width, height } = rect;
    const [x, y] = [left + width / 2, top + height / 2];
    // What lies behind a dialog, or is only shown with the focus, is out of reach.
    if (controlAt(document.elementFromPoint(x, y)) !== control) continue;

    if (Math.min(width, height) >= 44 || isInSentence(control)) continue;
    const taken = new Set<string>();
    for (let dx = -reach; dx <= reach; dx += 7) {
      for (let dy = -reach; dy <= reach; dy += 7) {
        const other = controlAt(document.elementFromPoint(x + dx, y + dy));
        if (other && other !== control) taken.add(nameOf(other));
      }
    }
    for (const other of taken) {
      problems.push(
        `target: "${nameOf(control)}", ${String(Math.round(width))} by ${String(Math.round(height))}, is too near to "${other}"`,
      );
    }
  }
  for (const [element, top] of scrolled) {
    if (element.scrollTop !== top) element.scrollTo({ top, behavior: 'instant' });
  }
  return problems;

  function isInSentence(control: Element) {
    if (getComputedStyle(control).display !== 'inline') return false;
    let block = control.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement;
    const links = Array.from(block?.querySelectorAll('a') ?? [], (link) => link.textContent);
    const length = (text = '') => text.replaceAll(/\s/g, '').length;
    return length(block?.textContent) > length(links.join(''));
  }

  function nameOf(control: Element) {
    return control.textContent.trim() || control.id;
  }
}
