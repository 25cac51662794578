import { hash } from 'node:crypto';
import { extname } from 'node:path';
import mime from 'mime';
import { speculationRulesPath } from '../../../domain/endpoints.ts';
import { languages } from '../../../domain/language.ts';
import { href } from '../../../domain/routes.ts';
import { pagePolicy } from '../security-headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the built site, with its compressed forms. */
export interface BuiltFile {
  contentType: string;
  cacheControl: string;
  /** Undefined for everything that is not a page. */
  contentSecurityPolicy: string | undefined;
  bodies: Partial<Record<Encoding, Body>> & { identity: Body };
}

/** Gives the bytes of a file. */
export type ReadBytes = () => Buffer;

class Body {
  readonly bytes: ReadBytes;
  #etag: string | undefined;

  constructor(bytes: ReadBytes) {
    this.bytes = bytes;
  }

  /** Made when it is first asked for, so that a start reads no picture. */
  get etag(): string {
    this.#etag ??= `"${hash('sha256', this.bytes(), 'base64url').slice(0, 16)}"`;
    return this.#etag;
  }
}

const compressed: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/**
 * Prepares the response for one file.
 * @param all reads every file by path, including the compressed forms of this one
 */
export function builtFile(
  path: string,
  bytes: ReadBytes,
  all: ReadonlyMap<string, ReadBytes>,
): BuiltFile {
  const bodies: BuiltFile['bodies'] = { identity: new Body(bytes) };
  for (const [suffix, encoding] of Object.entries(compressed)) {
    const sibling = all.get(path + suffix);
    if (sibling) bodies[encoding] = new Body(sibling);
  }
  return {
    contentType: contentTypeOf(path),
    cacheControl: cacheControlOf(path),
    contentSecurityPolicy: isHtml(path) ? pagePolicy(bytes().toString()) : undefined,
    bodies,
  };
}

/** The content type by the file's extension. All text is UTF-8. */
function contentTypeOf(path: string): string {
  if (path === speculationRulesPath) return 'application/speculationrules+json';
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
export const isCompressedSibling = (path: string, all: ReadonlyMap<string, unknown>): boolean =>
  extname(path) in compressed && all.has(path.slice(0, -extname(path).length));

/** Whether a file has compressed forms, as all text has. */
export const hasCompressedForm = (path: string, all: ReadonlyMap<string, unknown>): boolean =>
  Object.keys(compressed).some((suffix) => all.has(path + suffix));

/** Whether all forms of a file are held in memory, as those of text are. */
export const isInMemory = ({ bodies }: BuiltFile): boolean => Object.keys(bodies).length > 1;

const isHtml = (path: string): boolean => path.endsWith('.html');
