/** Whose site it is: its title names them where nothing else does. */
export function ownerName({ title, owner }: { title: string; owner?: string }): string {
  return owner ?? title;
}
