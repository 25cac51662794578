const fetchAll = () => import('./submit.ts').catch(() => undefined);
type Sending = NonNullable<Awaited<ReturnType<typeof fetchAll>>>;

let arrived: Sending | undefined;

/** Loads the rules, and what sends; undefined where they did not arrive. */
export const load = async (): Promise<Sending | undefined> => (arrived ??= await fetchAll());

/** What `load` loads, if it is there by now. */
export const loaded = () => arrived;

/** Fetches the rules in advance, once a visitor turns to the form. */
export const preloadRules = (): void => {
  void load();
};
