/** Whether git and its hosts accept a text as the name of a branch. */
export function isBranchName(name: string): boolean {
  if (name === '' || name === '@' || name.length > 200) return false;
  if (/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|[/.]$/u.test(name)) return false;
  return name.split('/').every((part) => !/^[.-]|\.lock$/iu.test(part));
}
