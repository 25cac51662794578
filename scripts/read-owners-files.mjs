// Preloaded by run.mjs, so that a slip of the keyboard in what an owner edits ends each command with one line.
for (const file of ['site.config.ts', 'content/facts.ts']) {
  try {
    await import(`../${file}`);
  } catch (error) {
    if (error.code !== 'ERR_INVALID_TYPESCRIPT_SYNTAX') throw error;
    const [, line = '?'] = /:(\d+)$/m.exec(error.stack) ?? [];
    console.error(
      `${file} cannot be read: something is wrong at line ${line} or just above it, such as a missing quotation mark or comma. A text with an apostrophe stands in double quotation marks: "D'Ouro".`,
    );
    process.exit(1);
  }
}
