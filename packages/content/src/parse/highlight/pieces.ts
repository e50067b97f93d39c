import type { TreeNode } from '../document.ts';

/** The role of a piece of code, for which the style sheet has a colour. Code without a role has the colour of text. */
export type Role = 'comment' | 'string' | 'keyword' | 'constant' | 'name' | 'tag';

/** Adds the next piece of code. */
export type AddPiece = (text: string, role?: Role) => void;

/** Splits code into pieces, whose concatenated texts are the code. */
export type Lexer = (code: string, add: AddPiece) => void;

/** Highlights code with a lexer: returns one span per line, with a span for each run of the same role. */
export function highlightWith(lexer: Lexer, code: string): TreeNode[] {
  const lines = createLines();
  lexer(code, lines.add);
  return lines.end();
}

/** Collects pieces and splits them into lines. */
export function createLines(): { add: AddPiece; end: () => TreeNode[] } {
  const lines: TreeNode[] = [];
  let runs: Run[] = [];
  const endLine = (): void => {
    lines.push(['span', { class: 'line' }, ...runs.map(toNode), '\n']);
    runs = [];
  };
  return {
    add(text, role) {
      let start = 0;
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
        if (end > start) addRun(runs, text.slice(start, end), role);
        endLine();
        start = end + 1;
      }
      if (start < text.length) addRun(runs, start === 0 ? text : text.slice(start), role);
    },
    end() {
      endLine();
      return lines;
    },
  };
}

interface Run {
  role: Role | undefined;
  text: string;
}

/** Adds a piece to the last run if the role is the same or the piece is only white space, which has no colour. */
function addRun(runs: Run[], text: string, role: Role | undefined): void {
  const last = runs.at(-1);
  if (last && (last.role === role || text.trim() === '')) last.text += text;
  else runs.push({ role, text });
}

function toNode({ role, text }: Run): TreeNode {
  return role === undefined ? text : ['span', { class: `c-${role}` }, text];
}
