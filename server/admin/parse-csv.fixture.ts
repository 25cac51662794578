/**
 * Reads a CSV file as RFC 4180 defines it, but for the separator, and refuses whatever it does not
 * define.
 */
export function parseCsv(file: string, separator = ','): string[][] {
  const records: string[][] = [];
  let position = 0;
  const take = (text: string): boolean => {
    if (!file.startsWith(text, position)) return false;
    position += text.length;
    return true;
  };
  const field = (): string => {
    let value = '';
    if (!take('"')) {
      while (position < file.length && !`"${separator}\r\n`.includes(file.charAt(position))) {
        value += file.charAt(position);
        position += 1;
      }
      return value;
    }
    for (;;) {
      if (position >= file.length) throw new Error('a quoted field does not end');
      if (take('""')) value += '"';
      else if (take('"')) return value;
      else {
        value += file.charAt(position);
        position += 1;
      }
    }
  };
  while (position < file.length) {
    const record = [field()];
    while (take(separator)) record.push(field());
    if (!take('\r\n')) throw new Error(`a record goes on with ${JSON.stringify(file[position])}`);
    records.push(record);
  }
  return records;
}
