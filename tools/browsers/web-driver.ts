/** The commands of W3C WebDriver that the journeys need; an element is named by a CSS selector. */
export interface WebDriver {
  /** Name and version, as the browser gives them. */
  browser: string;
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** The text of an element as it is shown. */
  text(selector: string): Promise<string>;
  /** Types into an element, or presses the keys of `key` on it. */
  type(selector: string, text: string): Promise<void>;
  /** Runs a function in the page. */
  run(work: () => unknown): Promise<unknown>;
  quit: () => Promise<void>;
}

/** What a session answers to, by the names that the standard gives its commands. */
export type Command =
  | 'Navigate'
  | 'GetCurrentURL'
  | 'FindElement'
  | 'GetElementText'
  | 'ElementSendKeys'
  | 'ExecuteScript';

/** Keys, as the standard writes them. WebKitWebDriver 2.50.6 does not scroll to what it clicks. */
export const key = { enter: '\uE007', space: ' ' };

/** How the standard marks the identifier of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * The commands, over whatever a browser is spoken to by.
 * @param send sends one command; those with an `id` are about an element
 */
export function webDriver(
  browser: string,
  send: (command: Command, parameters: Record<string, unknown>) => Promise<unknown>,
  quit: () => Promise<void>,
): WebDriver {
  const find = async (selector: string) => {
    const found = await send('FindElement', { using: 'css selector', value: selector });
    return (found as Record<string, string>)[elementKey];
  };
  return {
    browser,
    open: async (url) => {
      await send('Navigate', { url });
    },
    address: async () => (await send('GetCurrentURL', {})) as string,
    text: async (selector) =>
      (await send('GetElementText', { id: await find(selector) })) as string,
    type: async (selector, text) => {
      await send('ElementSendKeys', { id: await find(selector), text });
    },
    run: (work) => send('ExecuteScript', { script: `return (${String(work)})()`, args: [] }),
    quit,
  };
}
