/** Puts a file among the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by then; some begin only after this task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
