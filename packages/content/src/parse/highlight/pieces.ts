import type { TreeNode } from '../document.ts';

/** What a piece of code is. The style sheet has one colour for each; code without a role has the colour of text. */
export type Role = 'comment' | 'string' | 'keyword' | 'constant' | 'name' | 'tag';

/** Receives code from its start to its end, piece by piece. */
export type AddPiece = (text: string, role?: Role) => void;

/** Divides code into pieces. The texts of all pieces together are the code. */
export type Lexer = (code: string, add: AddPiece) => void;

/** Code as one span a line, with a span inside for each run of one role. */
export function highlightWith(lexer: Lexer, code: string): TreeNode[] {
  const lines = createLines();
  lexer(code, lines.add);
  return lines.end();
}

/** Collects pieces and divides them into lines. */
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

/** Neighbours of one role share a span. White space has no colour, so it never ends a run. */
function addRun(runs: Run[], text: string, role: Role | undefined): void {
  const last = runs.at(-1);
  if (last && (last.role === role || text.trim() === '')) last.text += text;
  else runs.push({ role, text });
}

function toNode({ role, text }: Run): TreeNode {
  return role === undefined ? text : ['span', { class: `c-${role}` }, text];
}
