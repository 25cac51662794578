import { commands, page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { devices } from '../../../../e2e/setup/devices.ts';
import styles from '../dashboard.module.css';
import { render } from '../../render.fixture.tsx';
import { Tooltip, TooltipDelays } from './Tooltip.tsx';

const tooltip = page.getByRole('tooltip').filter({ hasText: 'A hint' });
const shown = () => tooltip.elements().length;

/** Two marks in a page. */
async function openMarks() {
  render(
    <TooltipDelays>
      <div className={styles.dashboard}>
        <h1>Marks</h1>
        <button type="button" className={styles.plain}>
          Before
        </button>
        {['first', 'second'].map((name) => (
          <p key={name}>
            <Tooltip hint="A hint">{name}</Tooltip>
          </p>
        ))}
      </div>
    </TooltipDelays>,
  );
  const marks = page.getByRole('button', { name: /first|second/ });
  await expect.poll(() => marks.elements()).toHaveLength(2);
  const [first, second] = marks.elements() as [HTMLElement, HTMLElement];
  return { first, second };
}

/** From now on time passes only as a test tells it. */
const stopClock = () =>
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

async function pointAt(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  await commands.moveMouse(left + width / 2, top + height / 2);
}
const leave = () => commands.moveMouse(2, 2);

async function tabTo(element: HTMLElement) {
  element.focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).not.toBe(element);
  await userEvent.tab();
  expect(document.activeElement).toBe(element);
}

describe('the tooltip of a mark in the table', () => {
  test('a tooltip opens after 700 ms of hovering, and at once within 300 ms of another', async () => {
    const { first, second } = await openMarks();
    stopClock();
    await pointAt(first);
    await vi.advanceTimersByTimeAsync(699);
    expect(shown()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(shown).toBe(1);

    await leave();
    await expect.poll(shown).toBe(0);
    await vi.advanceTimersByTimeAsync(299);
    await pointAt(second);
    await expect.poll(shown).toBe(1);

    await leave();
    await expect.poll(shown).toBe(0);
    await vi.advanceTimersByTimeAsync(301);
    await pointAt(first);
    await vi.advanceTimersByTimeAsync(699);
    expect(shown()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(shown).toBe(1);
  });

  test('a tooltip stays open while its mark or itself is hovered, and Escape closes it', async () => {
    const { first } = await openMarks();
    stopClock();
    await pointAt(first);
    await vi.advanceTimersByTimeAsync(700);
    await expect.poll(shown).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await pointAt(tooltip.element().parentElement ?? first);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toBe(0);
  });

  test('a tooltip opens on keyboard focus, though the page scrolls to it, and Escape closes it', async () => {
    const { first } = await openMarks();
    await page.viewport(1440, 200);
    await tabTo(first);
    await expect.poll(shown).toBe(1);
    expect(first.getAttribute('aria-describedby')).toBe(tooltip.element().id);
    await userEvent.keyboard('{Escape}');
    await expect.poll(shown).toBe(0);
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toBe(1);
    await userEvent.tab();
    expect(document.activeElement).not.toBe(first);
  });

  test('a tooltip opens on a tap, and a tap elsewhere closes it', async () => {
    await page.viewport(devices.phone.viewport.width, devices.phone.viewport.height);
    const { first, second } = await openMarks();
    await commands.tap(selectorOf(first));
    await expect.poll(shown).toBe(1);
    await commands.tap(selectorOf(second));
    await expect.poll(() => second.hasAttribute('aria-describedby')).toBe(true);
    expect(shown()).toBe(1);
    await commands.tap('h1');
    await expect.poll(shown).toBe(0);
  });

  test('axe finds nothing while a tooltip is open, light and dark', async () => {
    const { first } = await openMarks();
    for (const scheme of ['light', 'dark'] as const) {
      await commands.colourScheme(scheme);
      await tabTo(first);
      await expect.poll(shown).toBe(1);
      expect(await commands.axe(), scheme).toEqual([]);
    }
  });
});

/** Marks an element for a command, which cannot be handed one. */
function selectorOf(element: HTMLElement): string {
  element.dataset['tapped'] = String(element.getBoundingClientRect().top);
  return `[data-tapped="${element.dataset['tapped']}"]`;
}
