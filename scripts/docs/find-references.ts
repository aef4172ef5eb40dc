export interface References {
  /** Paths in backticks, from the repository's folder. */
  paths: string[]
  /** Targets of relative Markdown links. */
  links: string[]
  /** Names after `npm run`. */
  commands: string[]
}

const rooted = /^(?:apps|packages|docs|scripts|e2e|bench|\.ci)\/[\w./-]*$/

/** What a page names and a reader may follow. Paths with a placeholder or a star are not checked. */
export function findReferences(markdown: string): References {
  return {
    paths: [...markdown.matchAll(/`([^`\s]+)`/g)].map(([, path]) => path).filter((path) => rooted.test(path)),
    links: [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, link]) => link)
      .filter((link) => !/^[a-z]+:/.test(link)),
    commands: [...markdown.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name),
  }
}
