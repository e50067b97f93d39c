import { capitalise } from './phrases.ts';
import type { Phrases } from './phrases.ts';
import type { Random } from './random.ts';

/** Languages of the code blocks of a page, in order. */
export const LANGUAGES = ['ts', 'bash', 'json', 'yaml', 'html', 'ts'] as const;
/** Language of a code block. */
export type Language = (typeof LANGUAGES)[number];

type Renderer = (lines: number, random: Random, phrases: Phrases) => string[];

/** Renders a code block of 10 to 25 lines. */
export function renderBlock(language: Language, random: Random, phrases: Phrases): string {
  const lines = RENDERERS[language](random.between(10, 25), random, phrases);
  return ['```' + language, ...lines, '```'].join('\n');
}

const RENDERERS: Record<Language, Renderer> = {
  ts(lines, { between, pick }, { identifier, noun, nounPhrase, verb }) {
    const field = (): string => `  ${noun()}: ${pick(['string', 'number', 'boolean', 'Date | null', 'string[]'])}`;
    const head = [
      `import { ${identifier()}, ${identifier()} } from '@example/${noun()}'`,
      '',
      `export interface ${capitalise(identifier())} {`,
      ...Array.from({ length: between(2, 3) }, field),
      '}',
      '',
      `export async function ${identifier()}(${noun()}: string, options = {}) {`,
    ];
    const statements = [
      () => `  const ${identifier()} = await ${identifier()}(${noun()}, { ${noun()}: ${between(1, 900)} })`,
      () => `  if (${noun()}.${noun()} === '${noun()}') return null`,
      () => `  // ${nounPhrase()} ${verb()} the ${nounPhrase()}`,
      () => `  ${noun()}.${noun()}(${noun()} => ${noun()}.${noun()})`,
    ];
    const body = fill(lines - head.length - 2, () => pick(statements)());
    const foot = [`  return { ok: true, ${noun()}: \`${noun()}-\${options.${noun()}}\` }`, '}'];
    return [...head, ...body, ...foot];
  },
  bash(lines, { between, pick }, { noun, nounPhrase, verb }) {
    const commands = [
      () => `npm run ${noun()} -- --${noun()}=${between(1, 99)} --${noun()} "${nounPhrase()}"`,
      () => `# ${nounPhrase()} ${verb()} the ${nounPhrase()}`,
      () => `export ${noun().toUpperCase()}_${noun().toUpperCase()}="$HOME/.${noun()}/${noun()}"`,
      () => `cat ./${noun()}/${noun()}.log | grep -v ${noun()} | sort -u > ${noun()}.txt`,
      () => `for f in ./${noun()}/*.json; do echo "$f"; done`,
    ];
    return ['#!/usr/bin/env bash', 'set -euo pipefail', '', ...fill(lines - 3, () => pick(commands)())];
  },
  json(lines, { between, pick }, { identifier, noun, nounPhrase }) {
    const values = [
      () => String(between(1, 9999)),
      () => `"${nounPhrase()}"`,
      () => pick(['true', 'false', 'null']),
      () => `["${noun()}", "${noun()}"]`,
    ];
    const head = [
      '{',
      `  "name": "@example/${noun()}",`,
      `  "version": "${between(0, 9)}.${between(0, 20)}.${between(0, 9)}",`,
      `  "${noun()}": {`,
    ];
    // Some highlighters reject JSON with duplicate keys.
    const keys = new Set<string>();
    while (keys.size < lines - head.length - 2) keys.add(identifier());
    const fields = [...keys].map((key) => `    "${key}": ${pick(values)()}`);
    return [...head, fields.join(',\n'), '  }', '}'];
  },
  yaml(lines, { between, pick }, { noun, nounPhrase }) {
    const services = fill(Math.ceil((lines - 2) / 4), (index) =>
      [
        `  ${noun()}-${index}:`,
        `    image: example/${noun()}:${between(1, 20)}`,
        `    replicas: ${between(1, 9)} # ${nounPhrase()}`,
        `    enabled: ${pick(['true', 'false'])}`,
      ].join('\n'),
    );
    return [`version: ${between(1, 3)}`, 'services:', ...services].join('\n').split('\n').slice(0, lines);
  },
  html(lines, { between, pick }, { identifier, noun, nounPhrase, verb }) {
    const elements = [
      () => `    <div class="${noun()} ${noun()}" id="${identifier()}">${nounPhrase()}</div>`,
      () => `    <!-- ${nounPhrase()} ${verb()} -->`,
      () => `    <a href="/${noun()}" data-${noun()}="${between(1, 99)}">${nounPhrase()}</a>`,
      () => `    <input type="text" name="${noun()}" disabled>`,
    ];
    const head = ['<!doctype html>', '<html lang="en">', '  <head>', `    <title>${capitalise(nounPhrase())}</title>`];
    const body = fill(lines - 8, () => pick(elements)());
    return [...head, '  </head>', '  <body>', ...body, '  </body>', '</html>'];
  },
};

function fill(count: number, render: (index: number) => string): string[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => render(index));
}
