import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRandom } from '../pages/random.ts';

/** Writes pages like those of documentation, of about 8 kB with six code blocks, the same in every run. */
export async function writePages(folder: string, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const section = join(folder, `${Math.ceil(number / PAGES_PER_SECTION)}.section`);
    if ((number - 1) % PAGES_PER_SECTION === 0) await mkdir(section, { recursive: true });
    await writeFile(join(section, pageName(number)), renderPage(number));
  }
}

/** Path of the file of page `number`. */
export function pageFile(folder: string, number: number): string {
  return join(folder, `${Math.ceil(number / PAGES_PER_SECTION)}.section`, pageName(number));
}

function pageName(number: number): string {
  return `${((number - 1) % PAGES_PER_SECTION) + 1}.page-${number}.md`;
}

const PAGES_PER_SECTION = 100;
const BLOCKS = 6;

/** Renders page `number` as markdown. */
export function renderPage(number: number): string {
  const random = createRandom(number * 0x9e37_79b1).next;
  const parts = Array.from({ length: BLOCKS }, (_, index) => renderPart(random, number, index));
  return [
    '---',
    `title: ${sentence(random, 4)}`,
    `description: ${sentence(random, 12)}`,
    '---',
    '',
    paragraph(random),
    ...parts,
    '',
  ].join('\n');
}

function renderPart(random: () => number, page: number, index: number): string {
  const name = word(random);
  return `
## ${sentence(random, 3)}

${paragraph(random)}

- ${sentence(random, 8)} \`${name}\`
- **${word(random)}** ${sentence(random, 9)}

\`\`\`ts [${name}.ts] {2}
import { ${name} } from './${word(random)}.ts';

export async function ${name}${page}(input: string, limit = ${index}): Promise<string[]> {
  const found = await ${name}(input, { limit, label: '${word(random)}' });
  // ${sentence(random, 8)}
  if (found.length === 0) throw new Error(\`Nothing for \${input}\`);
  return found.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
\`\`\`

${paragraph(random)}
`;
}

function paragraph(random: () => number): string {
  return Array.from({ length: 4 }, () => `${sentence(random, 12)}.`).join(' ');
}

function sentence(random: () => number, words: number): string {
  const text = Array.from({ length: words }, () => word(random)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const SYLLABLES = [
  'ba',
  'co',
  'du',
  'el',
  'fi',
  'gra',
  'he',
  'in',
  'ka',
  'lo',
  'mi',
  'nu',
  'or',
  'pe',
  'ra',
  'so',
  'ti',
];

/** One of about a thousand words, so that the text compresses about as well as real text. */
function word(random: () => number): string {
  const length = 2 + Math.floor(random() * 2);
  return Array.from({ length }, () => SYLLABLES[Math.floor(random() ** 1.6 * SYLLABLES.length)] ?? 'a').join('');
}
