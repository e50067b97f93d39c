import { defineFeatureServer } from '@recto/site/server';
import type { FeatureContext } from '@recto/site/server';
import process from 'node:process';
import { authorize } from '../session/authorize.ts';
import { createDevSessions } from '../session/dev-sessions.ts';
import { createSessionEndpoints } from '../session/session-endpoints.ts';
import type { SessionReader } from '../session/sessions.ts';
import { createDevLogin } from '../sign-in/dev-login.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { createEditingEndpoints, openDevEditing } from './open-editing.ts';
import type { Editing } from './open-editing.ts';
import { openStudio } from './open-studio.ts';
import type { StudioOptions } from './options.ts';
import { openStudioOnce } from './running-studio.ts';
import { createStudioEndpoints } from './studio-endpoints.ts';

/**
 * Kept when the server part is started again for a new version of the content, so that edits in progress stay valid.
 */
let development: ReturnType<typeof startDevelopment> | undefined;

function startDevelopment(context: FeatureContext<StudioOptions>): { sessions: SessionReader; editing: Editing } {
  const editing = openDevEditing(process.cwd(), { ...context, store: openSqliteStore(':memory:') });
  return { sessions: createDevSessions(), editing };
}

/** The server part of the studio: sessions, sign-in, and the role check of every endpoint of the site. */
export default defineFeatureServer<StudioOptions>(async (context) => {
  const { options, mode, site } = context;
  // Static sites have no server to sign in on.
  if (mode === 'static') return {};
  if (mode === 'dev') {
    const { sessions, editing } = (development ??= startDevelopment(context));
    return {
      authorize: async (request, role) => await authorize(sessions, request, role),
      endpoints: [
        createDevLogin(sessions, site),
        // The developer has one device, and drafts would be lost when the server stops.
        ...createSessionEndpoints(sessions, { storesDrafts: false }),
        ...createEditingEndpoints(editing),
      ],
    };
  }
  const warn = (text: string): void => {
    console.warn(`[recto] Studio: ${text}`);
  };
  const studio = await openStudioOnce(async () => await openStudio(options, { ...context, env: process.env, warn }));
  if (!studio) return {};
  return {
    authorize: async (request, role) => await authorize(studio.sessions, request, role),
    endpoints: createStudioEndpoints(studio, context),
  };
});
