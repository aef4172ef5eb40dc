import { createStudioProvider } from '../../providers/studio/index.ts'
import type { Outcome } from '../../spec/job.ts'
import { understoodSample } from '../../testing/understood-sample.ts'

const recipe = { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false }
let drawn: Promise<Outcome> | undefined

/** The sample portrait `updo` in a lace gown, 1200 × 1600 px: drawn once. */
export function drawWornDress(): Promise<Outcome> {
  drawn ??= draw()
  return drawn
}

/** JPEG bytes of one person in a dress, since no photograph is kept here. */
export async function wornDress(): Promise<Uint8Array> {
  const { images } = await drawWornDress()
  const master = images.find(({ role }) => role === 'master')
  if (!master) throw new Error('The studio drew no master.')
  return master.bytes
}

function draw(): Promise<Outcome> {
  const person = { photo: new Uint8Array() }
  const job = { kind: 'dress', person, dress: { recipe }, widthPx: 1200 } as const
  const studio = createStudioProvider({ understand: () => understoodSample('updo') })
  return studio.run(job, { seed: 1 })
}
