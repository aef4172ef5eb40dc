/** What the configuration knows of one variable. */
export interface Variable {
  name: string
  /** Whether a value is what it is when the variable is absent; throws for a value that it refuses. */
  isDefault(value: string): boolean
}

interface Line {
  name: string
  value: string
}

/** How `.env.example` and the configuration differ: names on one side only, twice, or with a value that is not the default. */
export function findUnlistedVariables(example: string, variables: readonly Variable[]): string[] {
  const lines = linesOf(example)
  const listed = new Set(lines.map(({ name }) => name))
  const known = new Map(variables.map((variable) => [variable.name, variable]))
  return [
    ...variables.filter(({ name }) => !listed.has(name)).map(({ name }) => `.env.example lacks ${name}`),
    ...lines
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => `.env.example names ${name}, which the configuration does not read`),
    ...lines
      .filter(({ name }, index) => lines.findIndex((line) => line.name === name) < index)
      .map(({ name }) => `.env.example names ${name} twice`),
    ...lines
      .filter(({ name, value }) => value !== '' && !saysDefault(known.get(name), value))
      .map(({ name, value }) => `.env.example gives ${name}=${value}, which is not its default`),
  ]
}

function linesOf(example: string): Line[] {
  return [...example.matchAll(/^# ([A-Z][A-Z0-9_]*)=(\S*)/gm)].map(([, name, value]) => ({ name, value }))
}

function saysDefault(variable: Variable | undefined, value: string): boolean {
  if (!variable) return true
  try {
    return variable.isDefault(value)
  } catch {
    // A value that is refused is no default.
    return false
  }
}
