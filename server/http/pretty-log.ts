/** Makes of the log's lines of JSON lines for people at a terminal. */
export const prettyLog = (out: { write: (text: string) => unknown }) => ({
  write: (line: string) => void out.write(`${prettyLine(line)}\n`),
});

const words: Record<number, string> = { 40: 'warning: ', 50: 'error: ', 60: 'error: ' };

/** One line of the log without what only a program reads of it. */
export function prettyLine(line: string): string {
  const { time, level, msg, err, method, path, status, ms } = JSON.parse(line) as {
    time: number;
    level: number;
    msg?: string;
    err?: { message: string };
    method?: string;
    path?: string;
    status?: number;
    ms?: number;
  };
  const what = [method, path, status, ms === undefined ? undefined : `${ms} ms`].filter(Boolean);
  const said =
    what.length > 0 && !err ? what.join(' ') : [msg, err?.message].filter(Boolean).join(': ');
  const clock = new Date(time).toLocaleTimeString('en-GB');
  return `${clock} ${words[level] ?? ''}${said}`;
}
