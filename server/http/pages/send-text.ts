import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { builtFile, type BuiltFile } from './built-file.ts';
import { sendFile } from './send-file.ts';

/**
 * Sends texts as files of the site are sent, each under a name that says what it is. A text is
 * compressed again only where it changes.
 */
export function textSender(cacheControl: 'no-cache' | 'no-store') {
  const compressed = new Map<string, { text: string; file: BuiltFile }>();
  return (request: FastifyRequest, reply: FastifyReply, name: string, text: string) => {
    let known = compressed.get(name);
    if (known?.text !== text) {
      known = { text, file: { ...textFile(name, text), cacheControl } };
      compressed.set(name, known);
    }
    return sendFile(request, reply, known.file);
  };
}

/** A text as the build writes a file: as it is and compressed in two ways. */
function textFile(name: string, text: string): BuiltFile {
  const bytes = Buffer.from(text);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const brotli = brotliCompressSync(bytes, quality);
  const gzip = gzipSync(bytes);
  const forms = new Map([
    [`${name}.br`, () => brotli],
    [`${name}.gz`, () => gzip],
  ]);
  return builtFile(name, () => bytes, forms);
}
