import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** The data of a JSON, YAML or TOML file, or `undefined` where it cannot be read. */
export function parseData(file: string, text: string): unknown {
  try {
    // JSON with comments and trailing commas is YAML, apart from the comments.
    if (/\.json[5c]?$/u.test(file)) return parseYaml(withoutComments(text)) as unknown;
    return file.endsWith('.toml') ? parseToml(text) : (parseYaml(text) as unknown);
  } catch {
    return undefined;
  }
}

function withoutComments(text: string): string {
  return text
    .replaceAll(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//gu, (_, quoted: string | undefined) => quoted ?? '')
    .replaceAll('\t', ' ');
}
