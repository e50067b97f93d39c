import { openPageDraft } from '@recto/site/draft';
import type { PageDraft } from '@recto/site/draft';
import { createStore } from '@recto/ui/store';
import type { Store } from '@recto/ui/store';
import { imageUrlsIn, replaceImageUrls } from './draft-pictures.ts';
import { createDraftParser } from './parse-drafts.ts';
import type { DraftParser } from './parse-drafts.ts';
import type { ParseResult } from './parse-message.ts';

/** Why the page cannot show a draft. */
type PreviewProblem = Extract<ParseResult, { error: object }>['error'];

interface ShownText {
  path: string;
  text: string;
  published: string | undefined;
  /** Returns the URL of an image that the site does not have yet. */
  pictureOf: (address: string) => string | undefined;
}

/** Shows the draft of the current page in the page itself. */
export interface PagePreview {
  locales: PageDraft['locales'];
  current: PageDraft['current'];
  onNavigate: PageDraft['onNavigate'];
  commitUrl: PageDraft['commitUrl'];
  /** The error in the draft that is being shown. */
  problem: Store<PreviewProblem | undefined>;
  /** Shows a text in the page. */
  show: (text: ShownText) => void;
  /** Shows the published text again. */
  reset: () => void;
  /** Loads the page again after its text was published. */
  reload: () => void;
  /** Shows the published text again and stops the parser. */
  close: () => void;
}

/** Creates the preview of the current page. */
export async function openPagePreview(parser: DraftParser = createDraftParser()): Promise<PagePreview> {
  const page = await openPageDraft();
  const problem = createStore<PreviewProblem | undefined>(undefined);
  /** Published text that the page shows, with its front matter. */
  let published: { text: string; data: Record<string, unknown> } | undefined;
  /** The newest text. Missing after `reset`. */
  let newest: ShownText | undefined;

  const showDraft = (result: ParseResult, pictureOf: ShownText['pictureOf']): void => {
    if ('error' in result) {
      problem.set(result.error);
      return;
    }
    if (problem.get()) problem.set(undefined);
    const { body, data } = result;
    const entries = imageUrlsIn(body.nodes).map((address) => [address, pictureOf(address)] as const);
    void page.show({
      body,
      data: replaceImageUrls(data, pictureOf) as typeof data,
      published: published?.data ?? {},
      images: Object.fromEntries(entries.flatMap(([address, url]) => (url === undefined ? [] : [[address, url]]))),
    });
  };

  const show = (shown: ShownText): void => {
    const { path, published: before } = shown;
    newest = shown;
    const parseText = (): void => {
      if (newest?.path !== path) return;
      const { text, pictureOf } = newest;
      parser.parse(path, text, (result) => {
        if (newest?.path === path) showDraft(result, pictureOf);
      });
    };
    if (before !== undefined && published?.text !== before) {
      parser.parse(path, before, (result) => {
        published = { text: before, data: 'data' in result ? result.data : {} };
        parseText();
      });
      return;
    }
    parseText();
  };

  return {
    locales: page.locales,
    current: page.current,
    onNavigate: page.onNavigate,
    commitUrl: page.commitUrl,
    problem,
    show,
    reset() {
      published = undefined;
      newest = undefined;
      problem.set(undefined);
      page.reset();
    },
    reload() {
      published = undefined;
      const showAgain = (): void => {
        if (newest && newest.text !== newest.published) show(newest);
      };
      // Without a connection the page stays as it is; it already shows the published text.
      page.reload().then(showAgain, () => undefined);
    },
    close() {
      page.reset();
      parser.close();
    },
  };
}
