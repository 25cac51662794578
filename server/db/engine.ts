/** What an engine does beside its queries. */
export interface Engine {
  /** Removes from the store's files whatever was deleted or replaced; rejects where it could not be done. */
  scrub(): Promise<void>;
  /** Says who is told where that could not be done after a change. */
  onScrubError(report: (error: unknown) => void): void;
  /** Resolves when the store answers and its tables exist; rejects otherwise. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
