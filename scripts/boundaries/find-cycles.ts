import type { Import } from './rules.ts'

/** Import cycles, each once, as the files along it. */
export function findCycles(edges: readonly Import[]): string[][] {
  const next = Map.groupBy(edges, ({ file }) => file)
  const state = new Map<string, 'open' | 'done'>()
  const path: string[] = []
  const cycles: string[][] = []

  const visit = (file: string) => {
    state.set(file, 'open')
    path.push(file)
    for (const { imports } of next.get(file) ?? []) {
      if (state.get(imports) === 'open') cycles.push([...path.slice(path.indexOf(imports)), imports])
      else if (!state.has(imports)) visit(imports)
    }
    path.pop()
    state.set(file, 'done')
  }

  for (const file of next.keys()) if (!state.has(file)) visit(file)
  return cycles
}
