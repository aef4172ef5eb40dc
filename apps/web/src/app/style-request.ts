import { lazyScreen } from './lazy-screen.tsx'

/** Asks for a style that is missing; Home stands without it. */
export const StyleRequest = lazyScreen(async () => {
  const { StyleRequestDialog } = await import('../features/style-request/index.ts')
  return { default: StyleRequestDialog }
})
