/** Puts a file among the browser's downloads. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser has read the file by then; some start to read it only after this task.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 10_000);
}
