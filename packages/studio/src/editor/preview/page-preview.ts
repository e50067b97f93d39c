import { openPageDraft } from '@recto/site/draft';
import type { PageDraft } from '@recto/site/draft';
import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { createDraftParser } from './parse-drafts.ts';
import type { DraftParser } from './parse-drafts.ts';
import type { ParseAnswer } from './parse-message.ts';

/** Why the page cannot show a draft. */
export type PreviewProblem = Extract<ParseAnswer, { error: object }>['error'];

/** Shows the draft of the page on the screen in the page itself. */
export interface PagePreview {
  current: PageDraft['current'];
  onNavigate: PageDraft['onNavigate'];
  commitAddress: PageDraft['commitAddress'];
  problem: Store<PreviewProblem | undefined>;
  show: (text: { path: string; text: string; published: string | undefined }) => void;
  reset: () => void;
  /** Loads the page again after its text was published. */
  reload: () => void;
  close: () => void;
}

export async function openPagePreview(parser: DraftParser = createDraftParser()): Promise<PagePreview> {
  const page = await openPageDraft();
  const problem = createStore<PreviewProblem | undefined>(undefined);
  /** Front matter of the published text, which the page shows. */
  let published: { text: string; data: Record<string, unknown> } | undefined;

  const showDraft = (answer: ParseAnswer): void => {
    if ('error' in answer) {
      problem.set(answer.error);
      return;
    }
    if (problem.get()) problem.set(undefined);
    void page.show({ body: answer.body, data: answer.data, published: published?.data ?? {} });
  };

  return {
    current: page.current,
    onNavigate: page.onNavigate,
    commitAddress: page.commitAddress,
    problem,
    show({ path, text, published: before }) {
      if (before !== undefined && published?.text !== before) {
        parser.parse(path, before, (answer) => {
          published = { text: before, data: 'data' in answer ? answer.data : {} };
          parser.parse(path, text, showDraft);
        });
        return;
      }
      parser.parse(path, text, showDraft);
    },
    reset() {
      published = undefined;
      problem.set(undefined);
      page.reset();
    },
    reload() {
      published = undefined;
      // Without a connection the page stays as it is; its text is the published one already.
      page.reload().catch(() => undefined);
    },
    close() {
      page.reset();
      parser.close();
    },
  };
}
