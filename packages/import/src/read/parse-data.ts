import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** Parses a JSON, YAML or TOML file. Returns `undefined` if it cannot be parsed. */
export function parseData(file: string, text: string): unknown {
  try {
    // JSON with trailing commas is valid YAML; only its comments must be removed.
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
