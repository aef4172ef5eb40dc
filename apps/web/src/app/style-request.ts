import { lazyPart } from '@ever-after/ui'

/** Asks for a style that is missing; Home stands without it. */
export const StyleRequest = lazyPart(async () => {
  const { StyleRequestDialog } = await import('../features/style-request/index.ts')
  return { default: StyleRequestDialog }
})
