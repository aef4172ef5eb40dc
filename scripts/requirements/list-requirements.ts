export interface Requirement {
  id: string
  area: string
}

/** The requirements of docs/requirements.md, in its order. */
export function listRequirements(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*(([A-Z]+)-?\d+)\*\*/gm)].map(([, id, area]) => ({ id, area }))
}
