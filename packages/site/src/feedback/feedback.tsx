import { escapeHtml } from '@recto/content';
import { useMessages } from '@recto/ui';
import type { MessageKey } from '@recto/ui';
import type { ComponentType, ReactNode } from 'react';
import { BASE } from '../app/base-path.ts';
import type { Site } from '../app/site.ts';
import { withBase } from '../app/urls.ts';

/** Props of the question below a page. */
export interface FeedbackProps {
  /** Path of the page. */
  path: string;
}

/** Creates the question whether a page was helpful. The boot script sends the answer. */
export function createFeedback(target: NonNullable<Site['feedback']>): ComponentType<FeedbackProps> {
  return ({ path }: FeedbackProps): ReactNode => {
    const message = useMessages();
    return (
      <div
        // Another page has a question of its own.
        key={path}
        className="feedback needs-script"
        data-feedback={target === 'analytics' ? '' : withBase(target, BASE)}
        data-markdown="skip"
        // The boot script changes the content, before or after React is loaded.
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: renderQuestion((key) => escapeHtml(message(key))) }}
      />
    );
  };
}

function renderQuestion(text: (key: MessageKey) => string): string {
  const question = text('feedback.question');
  return (
    `<p>${question}</p><p role="group" aria-label="${question}">` +
    `<button type="button" class="button-quiet" value="yes">${text('feedback.yes')}</button> ` +
    `<button type="button" class="button-quiet" value="no">${text('feedback.no')}</button></p>` +
    `<output data-thanks="${text('feedback.thanks')}" data-failed="${text('feedback.failed')}"></output>`
  );
}
