const fetchAll = () => import('./submit.ts').catch(() => undefined);
type Sending = NonNullable<Awaited<ReturnType<typeof fetchAll>>>;

/** As long as a press waits for the form's own script: site/build/lazy-scripts.ts. */
const tooLate = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, 5_000);
  });

let arrived: Sending | undefined;

/** Loads the rules, and what sends; undefined where they did not arrive in time. */
export const load = async (): Promise<Sending | undefined> =>
  (arrived ??= await Promise.race([fetchAll(), tooLate()]));

/** What `load` loads, if it is there by now. */
export const loaded = () => arrived;

/** Fetches the rules in advance, once a visitor turns to the form. */
export const preloadRules = (): void => {
  void load();
};
