export interface References {
  /** Paths in backticks, from the repository's folder. */
  paths: string[]
  /** Names of files in backticks, wherever they lie. */
  names: string[]
  /** Targets of relative Markdown links. */
  links: string[]
  /** Names after `npm run`. */
  commands: string[]
}

const rooted = /^(?:apps|packages|docs|scripts|e2e|bench|\.ci)\/[\w./-]*$/

const named = /^\w[\w.-]*\.(?:ts|tsx|css|py)$/

/** What a page names and a reader may follow. Paths with a placeholder or a star are not checked. */
export function findReferences(markdown: string): References {
  const quoted = [...markdown.matchAll(/`([^`\s]+)`/g)].map(([, text]) => text)
  return {
    paths: quoted.filter((text) => rooted.test(text)),
    names: quoted.filter((text) => named.test(text)),
    links: [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^[a-z]+:/.test(link)),
    commands: [...markdown.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name),
  }
}
