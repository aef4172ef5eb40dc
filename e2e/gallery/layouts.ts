import type { Scene } from './scene.ts'

/** The scenes that stand for their layouts: the one of that name, or else the first with everything there. */
export function modelsOf(scenes: readonly Scene[]): ReadonlySet<Scene> {
  const layouts = Map.groupBy(scenes, ({ layout, name }) => layout ?? name)
  const models = [...layouts].map(([layout, alike]) => {
    const full = alike.filter(({ face }) => face === 'full')
    return full.find(({ name }) => name === layout) ?? full[0] ?? alike[0]
  })
  return new Set(models)
}
