import type { ComponentType, ReactNode, SVGProps } from 'react';

/** Drawings for the list of posts, by the slug of the post. Figures and words in them are those of the post. */
export const drawings: Readonly<Record<string, ComponentType>> = {
  'react-on-intent': PageBesideReact,
  'one-question-four-stores': FourDatabases,
  'prose-travels-once': TextOnceAndTwice,
  'a-statement-is-never-run': ParsedStatement,
  'fifty-four-languages': MessageLengths,
  'templates-as-you-get-them': SixTemplates,
  'search-stays-small': CorrectedTypo,
  'the-same-words-twice': OneTreeTwoTexts,
};

/** Characters of "Page not found" in each language of the interface, in the order of the language codes. */
export const MESSAGE_LENGTHS = [
  17, 16, 24, 20, 24, 18, 18, 22, 20, 20, 20, 14, 20, 19, 13, 17, 16, 11, 13, 23, 22, 13, 23, 18, 11, 19, 13, 13, 14,
  18, 14, 17, 16, 21, 15, 20, 21, 21, 21, 23, 19, 18, 22, 19, 9, 16, 16, 13, 20, 13, 16, 20, 5, 5,
];

/** Positions of the languages that are written from right to left. */
export const RIGHT_TO_LEFT = [0, 5, 14, 17, 47, 49];

function Drawing({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg viewBox="0 0 240 160" fill="none" stroke="currentColor" strokeLinejoin="round" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Elements in the accent colour. */
function Accent(props: SVGProps<SVGGElement>): ReactNode {
  return <g className="text-accent" {...props} />;
}

function Label({ children, ...props }: SVGProps<SVGTextElement>): ReactNode {
  return (
    <text fill="currentColor" stroke="none" fontSize="9" direction="ltr" {...props}>
      {children}
    </text>
  );
}

/** Lines of text as a path. A number is the length of a line; 0 is an empty line. */
function linesOf(x: number, y: number, lengths: readonly number[], step = 8): string {
  return lengths.map((length, index) => (length === 0 ? '' : `M${x} ${y + index * step}h${length}`)).join('');
}

/** The outline of a sheet with a folded corner. */
function sheetOf(x: number, y: number, width: number, height: number): string {
  const fold = Math.min(12, width / 4);
  return `M${x} ${y}h${width - fold}l${fold} ${fold}v${height - fold}h${-width}zM${x + width - fold} ${y}v${fold}h${fold}`;
}

/** The size of a page, its script and React, as areas of the same scale. */
function PageBesideReact(): ReactNode {
  const side = (kilobytes: number): number => Math.sqrt(kilobytes) * 15.5;
  const [page, script, react] = [side(10), side(2.4), side(58)];
  return (
    <Drawing>
      <path d="M8 138h224" opacity=".4" />
      <path d={sheetOf(24, 138 - page, page, page)} />
      <Accent>
        <path d={`M24 138v${-script}h${script}v${script}z`} fill="currentColor" fillOpacity=".18" />
        <Label x="36" y="129" textAnchor="middle">
          2.4
        </Label>
      </Accent>
      <Label x={24 + page} y="152" textAnchor="end">
        10.0 kB
      </Label>
      <path d={`M102 138v${-react}h${react}v${react}z`} strokeDasharray="3 3" opacity=".6" />
      <Label x={102 + react} y="152" textAnchor="end">
        React 58.0 kB
      </Label>
    </Drawing>
  );
}

/** One query goes to four databases, and each returns the same rows. */
function FourDatabases(): ReactNode {
  const heights = [23, 61, 99, 137];
  return (
    <Drawing>
      <path d={heights.map((y) => `M36 80C68 80 64 ${y} 96 ${y}`).join('')} opacity=".6" />
      <circle cx="32" cy="80" r="4" fill="currentColor" />
      <path
        d={heights
          .map(
            (y) =>
              `M98 ${y - 9}v18c0 3.5 8 6 18 6s18-2.5 18-6v-18M98 ${y - 9}a18 6 0 1 0 36 0a18 6 0 1 0-36 0M98 ${y}c0 3.5 8 6 18 6s18-2.5 18-6`,
          )
          .join('')}
      />
      <Accent>
        <path d={heights.map((y) => `M138 ${y}C162 ${y} 160 80 184 80`).join('')} opacity=".6" />
        <path d={linesOf(190, 68, [34, 26, 30, 22])} strokeWidth="2" />
      </Accent>
    </Drawing>
  );
}

/** The file of a page with its text once and twice, to scale. */
function TextOnceAndTwice(): ReactNode {
  const once = 47.3 * 1.8;
  const twice = 68.9 * 1.8;
  const lines = [44, 50, 38, 0, 50, 46, 30, 0, 48];
  return (
    <Drawing>
      <path d="M8 138h224" opacity=".4" />
      <path d={sheetOf(28, 138 - once, 74, once)} />
      <path d={linesOf(40, 138 - once + 18, lines, 7)} opacity=".6" />
      <path d={`M138 ${138 - twice}h62l12 12v${twice - 12}h-74zM200 ${138 - twice}v12h12`} />
      <path d={linesOf(150, 138 - once + 18, lines, 7)} opacity=".6" />
      <Accent>
        <path d={linesOf(150, 138 - twice + 14, lines.slice(0, 5), 7)} strokeDasharray="2 2" />
        <path d={`M218 ${138 - twice}h6v${twice - once}h-6`} />
      </Accent>
      <Label x="102" y="152" textAnchor="end">
        47.3 kB
      </Label>
      <Label x="212" y="152" textAnchor="end">
        68.9 kB
      </Label>
    </Drawing>
  );
}

/** The tree that a statement is parsed to. What comes after the statement has no place in it. */
function ParsedStatement(): ReactNode {
  const leaves: readonly (readonly [number, string])[] = [
    [34, 'title'],
    [92, 'FROM'],
    [146, 'ORDER'],
  ];
  return (
    <Drawing>
      <g className="font-mono">
        <path d="M90 38v14M90 52C90 72 34 66 34 86M90 52C90 72 92 66 92 86M90 52C90 72 146 66 146 86M92 104v14M146 104v14" />
        <Label x="90" y="30" textAnchor="middle" fontSize="13">
          SELECT
        </Label>
        {leaves.map(([x, name]) => (
          <Label key={name} x={x} y="99" textAnchor="middle">
            {name}
          </Label>
        ))}
        <Accent>
          <Label x="92" y="131" textAnchor="middle">
            docs
          </Label>
          <Label x="146" y="131" textAnchor="middle">
            stem
          </Label>
          <path d="M72 137h40M128 137h36" />
        </Accent>
        <g opacity=".6">
          <path d="M124 26h16" strokeDasharray="2 3" />
          <Label x="148" y="30" fontSize="13">
            ; DROP
          </Label>
        </g>
        <path d="M146 25.5h56" />
      </g>
    </Drawing>
  );
}

/** A line for each language, as long as its message. */
function MessageLengths(): ReactNode {
  const path = (isDrawn: (index: number) => boolean, toLine: (index: number, length: number) => string): string =>
    MESSAGE_LENGTHS.map((length, index) => (isDrawn(index) ? toLine(index, length * 3.6) : '')).join('');
  const at = (index: number): { x: number; y: number } => ({
    x: index < 27 ? 14 : 130,
    y: 15 + (index % 27) * 5,
  });
  const isReversed = (index: number): boolean => RIGHT_TO_LEFT.includes(index);
  return (
    <Drawing>
      <path
        d={path(
          (index) => !isReversed(index),
          (index, length) => `M${at(index).x} ${at(index).y}h${length}`,
        )}
        opacity=".6"
      />
      <Accent>
        <path
          d={path(isReversed, (index, length) => `M${at(index).x + 98} ${at(index).y}h${-length}`)}
          strokeWidth="2"
        />
      </Accent>
    </Drawing>
  );
}

/** Six sites outside of the folder they come from. */
function SixTemplates(): ReactNode {
  const at = (column: number, row: number): string => `translate(${74 + column * 54} ${22 + row * 62})`;
  return (
    <Drawing>
      <path d="M10 10h118v92h-118z" strokeDasharray="3 3" opacity=".6" />
      <g className="fill-paper">
        {[0, 1, 2].flatMap((column) =>
          [0, 1].map((row) => <path key={`${column} ${row}`} d={sheetOf(0, 0, 44, 54)} transform={at(column, row)} />),
        )}
      </g>
      <g opacity=".6">
        <path d="M14 12v36M5 16h5M5 22h5M5 28h5M19 20h18M19 26h16M19 32h18M19 38h12" transform={at(0, 0)} />
        <path d="M30 16v34M34 22h5M34 28h5M34 34h5M6 22h18M8 28h16M6 34h18M12 40h12" transform={at(1, 0)} />
        <path d="M8 14h18M8 22h28M8 28h26M8 34h28M8 40h20" transform={at(2, 0)} />
        <path d="M6 16h14v14h-14zM24 16h14v14h-14zM6 34h14v14h-14zM24 34h14v14h-14z" transform={at(0, 1)} />
        <path d="M12 16h20M16 22h12M6 32h9v14h-9zM18 32h9v14h-9zM30 32h8v14h-8z" transform={at(1, 1)} />
        <path d="M8 24h24M8 30h16" transform={at(2, 1)} />
      </g>
      <Accent>
        <path d="M30 82h26m-7-6 7 6-7 6" />
      </Accent>
    </Drawing>
  );
}

/** The letters of a query with a typo, joined with the letters of the word that is found. */
function CorrectedTypo(): ReactNode {
  const x = (index: number): number => 40 + index * 40;
  const letters = (text: string, y: number): ReactNode =>
    Array.from(text).map((letter, index) => (
      <Label key={index} x={x(index)} y={y} textAnchor="middle" fontSize="26" className="font-display">
        {letter}
      </Label>
    ));
  return (
    <Drawing>
      {letters('qeury', 44)}
      <path d={[0, 3, 4].map((index) => `M${x(index)} 58V104`).join('')} opacity=".6" />
      <Accent>
        <path
          d={`M${x(1)} 58C${x(1)} 84 ${x(2)} 78 ${x(2)} 104M${x(2)} 58C${x(2)} 84 ${x(1)} 78 ${x(1)} 104`}
          strokeWidth="2"
        />
      </Accent>
      {letters('query', 128)}
      <path d="M24 142h192" opacity=".6" />
    </Drawing>
  );
}

/** A tree, and below it the page and the markdown that are generated from it. */
function OneTreeTwoTexts(): ReactNode {
  const rows = [86, 100, 108, 122, 136];
  return (
    <Drawing>
      <path d="M120 14C120 34 60 26 60 46M120 14v32M120 14C120 34 180 26 180 46" />
      <g fill="currentColor">
        <circle cx="120" cy="12" r="4" />
        <circle cx="60" cy="48" r="3" />
        <circle cx="120" cy="48" r="3" />
        <circle cx="180" cy="48" r="3" />
      </g>
      <path d={`${sheetOf(20, 68, 84, 84)}${sheetOf(136, 68, 84, 84)}`} />
      <path d="M32 86h30" strokeWidth="3" />
      <path d="M32 100h56M32 108h48M42 122h44M42 136h36" opacity=".6" />
      <path d="M34 122h2M34 136h2" strokeWidth="3" />
      <Label x="147" y="89.5" fontSize="10" className="font-mono">
        #
      </Label>
      <Label x="147" y="125.5" fontSize="10" className="font-mono">
        -
      </Label>
      <Label x="147" y="139.5" fontSize="10" className="font-mono">
        -
      </Label>
      <path d="M158 86h30M148 100h56M148 108h48M158 122h44M158 136h36" opacity=".6" />
      <Accent>
        <path d={rows.map((y) => `M108 ${y}h24`).join('')} strokeDasharray="2 3" />
      </Accent>
    </Drawing>
  );
}
