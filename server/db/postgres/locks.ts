/**
 * Keys of Postgres's advisory locks, which processes take so that only one does a job at a time.
 */
export const locks = { migrations: 7_241_000_001, retention: 7_241_000_002 } as const;
