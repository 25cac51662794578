import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Role } from '../../../../domain/admin/api.ts';

/**
 * The views of the dashboard, one of which is shown. Each is led to by a link to its heading, as in
 * any page.
 */
export const views = [
  'waiting',
  'submissions',
  'figures',
  'emails',
  'broadcasts',
  'requests',
  'account',
  'auditLog',
] as const;
export type View = (typeof views)[number];

const ownersViews: readonly View[] = ['emails', 'broadcasts', 'auditLog'];

/** The views of somebody in a role: of a helper, those in which nothing would be refused. */
export const viewsOf = (role: Role): readonly View[] =>
  role === 'owner' ? views : views.filter((view) => !ownersViews.includes(view));

export const headingOf = (view: View): string => `${view}-heading`;

/**
 * The view that the address leads to. Where the address leads to another, the focus goes to its
 * heading.
 */
export function useView(role: Role): View {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const view = viewsOf(role).find((each) => hash === `#${headingOf(each)}`) ?? 'waiting';
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
