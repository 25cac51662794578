/** Which engine keeps the data, and where. */
export type StoreConfig = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/** The functions of an engine apart from its queries. */
export interface Engine {
  /**
   * Removes from the store's files whatever was deleted or replaced; rejects where it could not be
   * done.
   */
  scrub(): Promise<void>;
  /** Says who is told where that could not be done after a change. */
  onScrubError(report: (error: unknown) => void): void;
  /** Deletes the events of the log from before a moment. */
  cutEvents(before: Date): Promise<void>;
  /** Resolves when the store answers and its tables exist; rejects otherwise. */
  ready(): Promise<void>;
  /** Another text once anything has changed in the store; undefined where that is not known. */
  changeMark: (() => string) | undefined;
  close(): Promise<void>;
}
