import { Component, type ReactNode } from 'react';

/**
 * Shows `fallback` where an interactive part fails, so that the rest of the page stays and the
 * visitor is told.
 */
export class ErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
