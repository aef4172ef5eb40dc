import { createStudioProvider } from '../../providers/studio/index.ts'
import { understoodSample } from '../../testing/understood-sample.ts'

const recipe = { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false }
let worn: Promise<Uint8Array> | undefined

/** JPEG bytes of one person in a lace gown, 1200 × 1600 px: drawn once, since no photograph is kept here. */
export function wornDress(): Promise<Uint8Array> {
  worn ??= draw()
  return worn
}

async function draw(): Promise<Uint8Array> {
  const person = { photo: new Uint8Array() }
  const job = { kind: 'dress', person, dress: { recipe }, widthPx: 1200 } as const
  const studio = createStudioProvider({ understand: () => understoodSample('updo') })
  const { images } = await studio.run(job, { seed: 1 })
  const master = images.find(({ role }) => role === 'master')
  if (!master) throw new Error('The studio drew no master.')
  return master.bytes
}
