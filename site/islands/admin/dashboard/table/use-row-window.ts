import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

// A row is as high as a target must be, also for a mouse: one that is moved by the head or the eyes
// misses thinner ones.
const heightInRem = { row: 2.75, card: 8.25 };

/** The row that Tab leads to, and whether to scroll it into view or to focus it as well. */
export interface ActiveRow {
  index: number;
  move?: 'view' | 'focus';
}

/** How high a row or a card is, in CSS pixels at the reader's own size of text. */
const rowHeight = (narrow: boolean): number =>
  heightInRem[narrow ? 'card' : 'row'] *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Which rows of a long list are in the page, and how the keyboard moves among them.
 * @param active stays in the page wherever one scrolls, so that the focus is never lost
 */
export function useRowWindow({
  region,
  total,
  narrow,
  active,
}: {
  region: RefObject<HTMLElement | null>;
  total: number;
  narrow: boolean;
  active: ActiveRow;
}) {
  const size = rowHeight(narrow);
  // The column headers stay above the rows while scrolling; cards have none.
  const header = narrow ? 0 : size;
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => region.current,
    estimateSize: () => size,
    scrollMargin: header,
    scrollPaddingStart: header,
    overscan: 8,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return active.index >= total || seen.includes(active.index)
        ? seen
        : [...seen, active.index].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, size]);

  useEffect(() => {
    if (!active.move) return;
    virtualizer.scrollToIndex(active.index);
    if (active.move === 'focus') focusRow(region.current, active.index);
  }, [active, region, virtualizer]);

  return {
    rowHeight: size,
    items: virtualizer
      .getVirtualItems()
      .map(({ index, start }) => ({ index, start: start - header })),
    height: virtualizer.getTotalSize(),
    /** The row that a key leads to; undefined for a key that leads nowhere. */
    keyToRow: (key: string, from: number): number | undefined => {
      const page = Math.max(1, Math.floor((region.current?.clientHeight ?? 0) / size) - 2);
      const to = {
        ArrowDown: from + 1,
        ArrowUp: from - 1,
        PageDown: from + page,
        PageUp: from - page,
        Home: 0,
        End: total - 1,
      }[key];
      return to === undefined ? undefined : Math.min(Math.max(to, 0), total - 1);
    },
  };
}

function focusRow(region: HTMLElement | null, index: number): void {
  region
    ?.querySelector<HTMLElement>(`[data-row="${index}"] button`)
    ?.focus({ preventScroll: true });
}
