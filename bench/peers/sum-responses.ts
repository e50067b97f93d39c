/** One response of a measured page, with the size of its body as it was sent. */
export interface CountedResponse {
  path: string;
  type: string;
  status: number;
  bytes: number;
}

const KINDS = ['html', 'script', 'style', 'font', 'image', 'data'] as const;
/** Kind of a response. */
export type ResponseKind = (typeof KINDS)[number];

/** Returns the kind of a response from its content type and path. */
export function kindOf(type: string, path: string): ResponseKind {
  if (type.includes('html')) return 'html';
  if (/(?:java|ecma)script/u.test(type)) return 'script';
  if (type.includes('css')) return 'style';
  if (type.includes('font') || /\.woff2?$/u.test(path)) return 'font';
  return type.includes('image') ? 'image' : 'data';
}

/** Number of requests, and bytes in total and by kind. */
export type SummedResponses = Record<'requests' | 'bytes' | `${ResponseKind}Bytes`, number>;

/** Sums responses. `bytes` excludes fonts. Site icons and responses without a body are ignored. */
export function sumResponses(responses: readonly CountedResponse[]): SummedResponses {
  const counted = responses.filter(({ path, status }) => status !== 304 && !/favicon|apple-touch/u.test(path));
  const sumOf = (isIncluded: (kind: ResponseKind) => boolean): number =>
    counted.filter(({ type, path }) => isIncluded(kindOf(type, path))).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: counted.length,
    bytes: sumOf((kind) => kind !== 'font'),
    ...(Object.fromEntries(KINDS.map((kind) => [`${kind}Bytes`, sumOf((one) => one === kind)])) as Record<
      `${ResponseKind}Bytes`,
      number
    >),
  };
}
