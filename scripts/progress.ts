const width = 30;

/**
 * Shows how far a long command is: a bar on a terminal, else a line at every tenth of the way.
 * @param things what is counted, in the plural
 * @returns a function to call with a step's name and how many of how many are done
 */
export function showProgress(things: string): (step: string, done: number, total: number) => void {
  const { stdout } = process;
  let shown = '';
  return (step, done, total) => {
    const line = `${step} ${done} of ${total} ${things}`;
    if (stdout.isTTY) {
      const filled = Math.floor((done / total) * width);
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
      stdout.write(`\r${bar} ${line}${done === total ? '\n' : ''}`);
      return;
    }
    const tenth = `${step} ${Math.floor((done / total) * 10)}`;
    if (tenth === shown) return;
    shown = tenth;
    stdout.write(`${line}\n`);
  };
}
