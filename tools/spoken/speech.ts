/** What the reader said at once. */
export interface Utterance {
  text: string;
  /** The languages that the browser named for its parts, as `pt-PT`. Orca's own words have none. */
  languages: string[];
}

const entry = /^\d\d:\d\d:\d\d\.\d+ - /m;
const spoken = /^SPEECH DISPATCHER: Speaking '<speak>(.*)<\/speak>' $/ms;
const voice = /^SPEECH GENERATOR: default voice requested with language='(\w+)', dialect='(\w*)'/;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What is sent to be spoken is marked up word by word. */
const plain = (marked: string): string =>
  marked
    .replace(/<mark name="[^"]*"\/>/g, '')
    .replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();

/** Reads what was spoken out of what Orca writes with `--debug-file`. */
export function readSpeech(log: string): Utterance[] {
  const utterances: Utterance[] = [];
  let languages = new Set<string>();
  for (const line of log.split(entry)) {
    const [, language, dialect] = voice.exec(line) ?? [];
    if (language && language !== 'None')
      languages.add(dialect ? `${language}-${dialect}` : language);
    const text = plain(spoken.exec(line)?.[1] ?? '');
    if (!text) continue;
    utterances.push({ text, languages: [...languages] });
    languages = new Set();
  }
  return utterances;
}
