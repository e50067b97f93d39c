/** Where an address begins: a link of markdown, its definition, or a property that leads somewhere. */
const ADDRESS =
  /(?<=\]\(|^\[[^\]\n]+\]:[ \t]*|\b(?:to|href)(?:=|"?[ \t]*:[ \t]*)["']?)\/(?!\/)(?<path>[^\s()"'#?]*)/gmu;

/** Files have an extension, and calls a name of their own; neither has a language. */
const NO_PAGE = /\.[a-z][a-z0-9]+$|^(?:_|(?:api|raw|builds|mcp)(?:\/|$))/iu;

/** Where one begins in code: with a quotation mark, and in patterns behind a backslash or a bracket, too. */
const QUOTED = /(?<=["'`]\(?)(?<slash>\\?\/)(?!\/)(?<path>[^\s()[\]"'`#?<>]*?)(?=\\?[#?]|["'`([]|\$\{)/gu;
/** A file of the content, as the address of its source names it. */
const SOURCE = /(?<=\/)content(?=\/)/gu;

/** A text of a site in one language, with its links as they are in a site of several: `/about` is `/en/about`. */
export function localiseLinks(text: string, code: string): string {
  return text.replaceAll(ADDRESS, (address: string, path: string) => {
    if (NO_PAGE.test(path)) return address;
    return path === '' ? `/${code}` : `/${code}/${path}`;
  });
}

/** The same for code that names pages, such as tests: `get('/about')`, and `/href="\/about"/` too. */
export function localiseCode(text: string, code: string): string {
  return text
    .replaceAll(QUOTED, (address: string, slash: string, path: string) => {
      if (NO_PAGE.test(path)) return address;
      return path === '' ? `${slash}${code}` : `${slash}${code}${slash}${path}`;
    })
    .replaceAll(SOURCE, `content/${code}`);
}
