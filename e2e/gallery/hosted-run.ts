/** A run of the tester as the browser keeps it, as far as it is changed here. */
interface Run {
  items: readonly { figures: object | null }[]
}

const google = { engine: 'google', model: 'gemini-3-pro-image', costUsd: 0.134, durationMs: 14_210 }
const studioAfterTwo = {
  warnings: ['google:unlike', 'fal:provider_unavailable'],
  costUsd: 0.268,
  durationMs: 41_900,
}
const fal = { engine: 'fal', model: 'fal-ai/nano-banana-2/edit', costUsd: 0.08, durationMs: 11_340 }

/** The same pictures as if hosted models had drawn all but one: those would have to be paid. */
export function drawnElsewhere<R extends Run>(run: R): R {
  const by = [google, fal, studioAfterTwo]
  const items = run.items.map((item, index) => ({
    ...item,
    figures: item.figures && { ...item.figures, ...by[index % by.length] },
  }))
  return { ...run, items }
}
