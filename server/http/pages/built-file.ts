import { hash } from 'node:crypto';
import { extname } from 'node:path';
import mime from 'mime';
import { languages } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import type { Encoding } from '../encoding.ts';
import { pagePolicy } from '../security-headers.ts';

/** One file of the built site, held in memory with its compressed forms. */
export interface BuiltFile {
  contentType: string;
  cacheControl: string;
  /** Undefined for everything that is not a page. */
  contentSecurityPolicy: string | undefined;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
}

interface Body {
  bytes: Buffer;
  etag: string;
}

const compressed: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/**
 * Prepares the response for one file.
 * @param all the bytes of every file by path, including the compressed forms of this one
 */
export function builtFile(path: string, bytes: Buffer, all: Map<string, Buffer>): BuiltFile {
  const bodies: BuiltFile['bodies'] = { identity: body(bytes) };
  for (const [suffix, encoding] of Object.entries(compressed)) {
    const sibling = all.get(path + suffix);
    if (sibling) bodies[encoding] = body(sibling);
  }
  return {
    contentType: contentTypeOf(path),
    cacheControl: cacheControlOf(path),
    contentSecurityPolicy: isHtml(path) ? pagePolicy(bytes.toString()) : undefined,
    bodies,
  };
}

const body = (bytes: Buffer): Body => ({
  bytes,
  etag: `"${hash('sha256', bytes, 'base64url').slice(0, 16)}"`,
});

/** The content type by the file's extension. All text is UTF-8. */
function contentTypeOf(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return /^text\/|^application\/(json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The path of a built file: Astro writes /about as about.html, and /pt as pt.html. */
export function pathOfFile(path: string): string {
  if (path === '/index.html') return '/';
  return isHtml(path) ? path.slice(0, -'.html'.length) : path;
}

function cacheControlOf(path: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable';
  if (!isHtml(path)) return 'public, max-age=3600';
  const isAdmin = languages.some((language) => href('admin', language) === pathOfFile(path));
  return isAdmin ? 'no-store' : 'no-cache';
}

/** Whether a file is only the compressed form of another. */
export const isCompressedSibling = (path: string, all: Map<string, Buffer>): boolean =>
  extname(path) in compressed && all.has(path.slice(0, -extname(path).length));

const isHtml = (path: string): boolean => path.endsWith('.html');
