/** Parses a `_redirects` file in the format of Netlify and Cloudflare. Rules with parameters are left out. */
export function parseRedirects(text: string): {
  redirects: Record<string, string>;
  left: { line: number; text: string }[];
} {
  const redirects: Record<string, string> = {};
  const left: { line: number; text: string }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const rule = line.replace(/(?:^|\s)#.*$/u, '').trim();
    if (rule === '') continue;
    const [from = '', to = '', status = '301'] =
      rule.includes('=') && !/\s/u.test(rule) ? rule.split('=') : rule.split(/\s+/u);
    const isPlain =
      from.startsWith('/') && /^(?:\/|https?:)/u.test(to) && !/[:*]/u.test(from) && !/:splat|\/:/u.test(to);
    if (isPlain && status.startsWith('3'))
      redirects[from.replace(/(?<=.)\/$/u, '')] = to.startsWith('/') ? to.replace(/(?<=.)\/$/u, '') : to;
    else left.push({ line: index + 1, text: rule });
  }
  return { redirects, left };
}
