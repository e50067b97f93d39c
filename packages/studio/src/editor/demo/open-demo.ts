import type { Demo } from '../api/connection.ts';
import { openEditor } from '../open-editor.ts';
import { createDemoClient } from './demo-client.ts';

/** Opens the demo of the editor next to the page, or closes it. */
export async function openDemo(demo: Demo): Promise<void> {
  await openEditor(({ base, messages }) => ({ client: createDemoClient({ base, messages: messages.demo }), demo }));
}
