import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * The views of the dashboard, one of which is shown: the list, below what waits, at first. Each is
 * led to by a link to its heading, as in any page.
 */
export const views = [
  'submissions',
  'figures',
  'emails',
  'letters',
  'waves',
  'requests',
  'account',
  'log',
] as const;
export type View = (typeof views)[number];

export const headingOf = (view: View): string => `${view}-heading`;

/**
 * The view that the address leads to. Where the address leads to another, the focus goes to its
 * heading.
 */
export function useView(): View {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const view = views.find((each) => hash === `#${headingOf(each)}`) ?? 'submissions';
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.getElementById(headingOf(view))?.focus();
  }, [view]);
  return view;
}

/** Calls a function whenever the part of the address behind the # changes. */
export function onHashChange(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => {
    removeEventListener('hashchange', changed);
  };
}
