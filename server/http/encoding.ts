export type Encoding = 'br' | 'gzip' | 'identity';

const preferred: readonly Encoding[] = ['br', 'gzip'];

/**
 * Chooses the smallest encoding that a request accepts (RFC 9110, 12.5.3).
 * @param accepted the header `Accept-Encoding`
 * @param available what there is; identity is always
 */
export function chooseEncoding(
  accepted: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding {
  const qualities = new Map(
    (accepted ?? '').split(',').map((entry) => {
      const [coding = '', ...parameters] = entry
        .split(';')
        .map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [coding, quality === undefined ? 1 : Number(quality)] as const;
    }),
  );
  const accepts = (encoding: Encoding) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
  return preferred.find((encoding) => available(encoding) && accepts(encoding)) ?? 'identity';
}
