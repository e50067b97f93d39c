const GIT_URL = /^(?:https?|ssh|git|file):\/\/|^[\w.-]+@[\w.-]+:/u;
/** URL of a folder on the website of GitHub, GitLab or Gitea. */
const TREE_URL = /^(https?:\/\/[^/]+\/.+?)\/(?:-\/tree|tree|src\/branch)\/([^/#]+)(?:\/([^#]*?))?\/?$/u;

/** A git repository, and the part of it to read. */
export interface GitUrl {
  /** URL to clone. */
  repository: string;
  /** Branch or tag, the default branch if it is not set. */
  branch?: string;
  /** Folder in the repository. */
  folder?: string;
}

/** Whether the source of an import is a git URL. */
export function isGitUrl(from: string): boolean {
  return GIT_URL.test(from);
}

/**
 * Parses the URL of a repository, with a branch and a folder: `<url>#<branch>:<folder>`, or the URL of a folder on a
 * website such as `https://github.com/owner/name/tree/main/docs`.
 */
export function parseGitUrl(url: string): GitUrl {
  const page = TREE_URL.exec(url);
  if (page) {
    const [, repository = '', branch = '', folder = ''] = page;
    return createGitUrl(repository, decodeURIComponent(branch), decodeURIComponent(folder));
  }
  const [repository = '', part = ''] = url.split(/#(.*)/su);
  const [branch = '', folder = ''] = part.split(/:(.*)/su);
  return createGitUrl(repository, branch, folder);
}

function createGitUrl(repository: string, branch: string, folder: string): GitUrl {
  const path = folder.replaceAll(/^[./]+|\/+$/gu, '');
  return { repository, ...(branch !== '' && { branch }), ...(path !== '' && { folder: path }) };
}

/** Returns a URL without a user name and a password, for messages. */
export function withoutCredentials(url: string): string {
  return url.replace(/^([a-z]+:\/\/)[^/@]*@/iu, '$1');
}
