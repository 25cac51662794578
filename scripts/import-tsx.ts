// Lets Node import .tsx, for scripts that render React outside Astro; Node itself only takes types
// away.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const source = ts.transpile(readFileSync(fileURLToPath(url), 'utf8'), {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ESNext,
    });
    return { format: 'module', source, shortCircuit: true };
  },
});
