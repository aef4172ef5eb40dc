export interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Dependencies whose row `| name | version |` is missing from the page, and rows that no manifest names. */
export function findUndocumented(page: string, manifests: readonly Manifest[]): string[] {
  const named = manifests.flatMap((manifest) => [
    ...Object.entries(manifest.dependencies ?? {}),
    ...Object.entries(manifest.devDependencies ?? {}),
  ])
  const wanted = new Set(
    named.filter(([name]) => !name.startsWith('@ever-after/')).map(([name, version]) => `${name} ${version}`),
  )
  const rows = new Set(
    [...page.matchAll(/^\| (\S+) \| (\d[\w.-]*) \|/gm)].map(([, name, version]) => `${name} ${version}`),
  )
  return [
    ...[...wanted].filter((entry) => !rows.has(entry)).map((entry) => `docs/dependencies.md lacks ${entry}`),
    ...[...rows]
      .filter((entry) => !wanted.has(entry))
      .map((entry) => `docs/dependencies.md names ${entry}, which nothing needs`),
  ]
}
