import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** How an author uses the editor: with a mouse, or with the keyboard only. */
export interface AuthorInput {
  /** Moves the focus to an element. */
  focus: (target: Locator) => Promise<void>;
  /** Activates a button. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the value of a field. */
  fill: (target: Locator, value: string) => Promise<void>;
  /** Places the caret in the visual editor at the end of a text, and types. */
  typeAfter: (editor: Locator, target: Locator, text: string) => Promise<void>;
}

/** An author with a mouse. */
export function createMouseInput(page: Page): AuthorInput {
  return {
    focus: async (target) => {
      await target.click();
    },
    press: async (target) => {
      await target.click();
    },
    fill: async (target, value) => {
      await target.fill(value);
    },
    async typeAfter(_editor, target, text) {
      await target.click();
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
  };
}

/** Maximum number of keys that an author presses to reach a place. */
const MAX_KEYS = 150;

/** An author without a mouse: every place is reached with Tab and arrow keys. */
export function createKeyboardInput(page: Page): AuthorInput {
  const reach = async (key: string, isThere: () => Promise<boolean>): Promise<void> => {
    for (let count = 0; count < MAX_KEYS && !(await isThere()); count += 1) await page.keyboard.press(key);
  };
  const focus = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    await reach('Tab', async () => await target.evaluate((element) => element.matches(':focus')));
    await expect(target).toBeFocused();
  };
  return {
    focus,
    async press(target) {
      await focus(target);
      await page.keyboard.press('Enter');
    },
    async fill(target, value) {
      await focus(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(value);
    },
    async typeAfter(editor, target, text) {
      await focus(editor);
      await page.keyboard.press('Control+Home');
      const hasCaret = async (): Promise<boolean> =>
        await target.evaluate((element) => {
          const root = element.getRootNode() as ShadowRoot & { getSelection?: () => Selection | null };
          const node = root.getSelection?.()?.focusNode;
          return node !== null && node !== undefined && element.contains(node);
        });
      await reach('ArrowRight', hasCaret);
      expect(await hasCaret()).toBe(true);
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
  };
}
