/** Path of the login route, relative to the base path of the site. */
export const LOGIN_PATH = '/_studio';
/** Folder of all endpoints of the studio. */
export const STUDIO_FOLDER = '/__recto_studio';
/** Folder of the endpoints for signing in. */
export const AUTH_FOLDER = `${STUDIO_FOLDER}/auth`;
/** Git hosts report pushes here. */
export const WEBHOOK_PATH = `${STUDIO_FOLDER}/webhook`;
/** Fragment of the page to which a sign-in window returns. */
export const SIGNED_IN_FRAGMENT = '#recto-studio-signed-in';
/** The session of the caller. */
export const SESSION_PATH = `${AUTH_FOLDER}/session`;
/** All sessions, for administrators. */
export const SESSIONS_PATH = `${AUTH_FOLDER}/sessions`;
/** The list of files. */
export const TREE_PATH = `${STUDIO_FOLDER}/tree`;
/** The newest commit. */
export const REVISION_PATH = `${STUDIO_FOLDER}/revision`;
/** The file of a page. */
export const PAGE_PATH = `${STUDIO_FOLDER}/page`;
/** Folder of draft previews, each with its token. */
export const PREVIEW_FOLDER = `${STUDIO_FOLDER}/preview`;
/** Folder of pictures that previews show, each with the token of the preview. */
export const PREVIEW_MEDIA_FOLDER = `${STUDIO_FOLDER}/preview-media`;
/** Style sheet of the preview bar. */
export const PREVIEW_STYLES = `${STUDIO_FOLDER}/preview.css`;
/** Script of the preview bar. */
export const PREVIEW_SCRIPT = `${STUDIO_FOLDER}/preview.js`;
