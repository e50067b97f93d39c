import { allowedEdits, editDistance } from '../search/find/edit-distance.ts';

/** Returns the most similar known name: one with a few letters changed, or with other capitals or separators. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const maxEdits = allowedEdits(name);
  let best: { name: string; distance: number } | undefined;
  for (const candidate of names) {
    if (candidate === name) continue;
    const distance = normalise(candidate) === normalise(name) ? 0 : editDistance(name, candidate, maxEdits).whole;
    if (distance <= maxEdits && distance < (best?.distance ?? Infinity)) best = { name: candidate, distance };
  }
  return best?.name;
}

function normalise(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/gu, '');
}
