/** Which engine keeps the data, and where. */
export type StoreConfig = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string };

/** The functions of an engine apart from its queries. */
export interface Engine {
  /** Rewrites the store's files, so that nothing is left in them of what was deleted. */
  compact(): Promise<void>;
  /** Resolves when the store answers and its tables exist; rejects otherwise. */
  ready(): Promise<void>;
  /** Another text once anything but a sum of views has changed in the store. */
  changeMark: () => Promise<string>;
  close(): Promise<void>;
}

/** What is written all the time, and of which a backup need not follow. */
export const unmarkedTables = ['page_views', 'email_sender', 'rate_limits'];
