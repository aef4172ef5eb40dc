/** Requirement ids in the `tags` (Vitest) or `tag` (Playwright, with an @) option of a test file's tests. */
export function findTags(source: string): string[] {
  return [...source.matchAll(/\btags?: (\[[^\]]*\]|'[^']*')/g)].flatMap(([, list]) =>
    [...list.matchAll(/'@?([A-Z]+-\d+)'/g)].map(([, id]) => id),
  )
}
