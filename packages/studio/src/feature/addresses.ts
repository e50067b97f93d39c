/** Addresses of the studio, below the folder of the site. */
export const LOGIN_PATH = '/_studio';
export const STUDIO_FOLDER = '/__recto_studio';
export const AUTH_FOLDER = `${STUDIO_FOLDER}/auth`;
/** Git hosts report pushes here. */
export const WEBHOOK_PATH = `${STUDIO_FOLDER}/webhook`;
export const SESSION_PATH = `${AUTH_FOLDER}/session`;
export const SESSIONS_PATH = `${AUTH_FOLDER}/sessions`;
/** Previews of drafts are below it, by their token. */
export const PREVIEW_FOLDER = `${STUDIO_FOLDER}/preview`;
export const PREVIEW_STYLES = `${STUDIO_FOLDER}/preview.css`;
export const PREVIEW_SCRIPT = `${STUDIO_FOLDER}/preview.js`;
