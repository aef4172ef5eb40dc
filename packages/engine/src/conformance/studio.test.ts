import { beforeAll } from 'vitest'
import { createStudioProvider } from '../providers/studio/index.ts'
import type { HostedJob, HostedKind } from '../spec/hosted.ts'
import type { Portrait } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { sampleFace } from '../testing/sample-faces.ts'
import { understoodSample } from '../testing/understood-sample.ts'
import { describeProvider } from './describe-provider.ts'
import { everyKind } from './provider-subject.ts'

const names = ['parting', 'earrings'] as const
let people: [Portrait, Portrait]

beforeAll(async () => {
  const photos = await Promise.all(names.map(sampleFace))
  people = [
    { photo: photos[0], isConfirmedAdult: true },
    { photo: photos[1], isConfirmedAdult: true },
  ]
})

describeProvider(
  {
    name: 'studio',
    kinds: everyKind,
    async open() {
      const studio = createStudioProvider({ understand: understoodOf })
      let busy = () => {}
      return {
        can: (kind) => studio.can(jobOf(kind)),
        async draw(kind, { signal }) {
          const { images, report } = await studio.run(jobOf(kind), {
            seed: 1,
            signal,
            onStage: (stage) => {
              if (stage !== 'faces') busy()
            },
          })
          const [{ bytes }] = images
          return { bytes, costUsd: report.costUsd }
        },
        whenBusy(told) {
          busy = told
        },
        close: async () => {},
      }
    },
  },
  { tags: ['slow'], drawn: process.env.FULL ? everyKind : ['preview'] },
)

/** How a photo is understood is no provider's own. */
function understoodOf({ photo }: Portrait) {
  return understoodSample(names[people.findIndex((person) => person.photo === photo)])
}

function jobOf(kind: HostedKind): HostedJob {
  const [first, second] = people
  switch (kind) {
    case 'couple':
      return {
        kind,
        partners: [
          { ...first, attire: 'dress' },
          { ...second, attire: 'suit' },
        ],
        recipe: exampleRecipe(),
        widthPx: 1200,
      }
    case 'dress': {
      const recipe = { plate: 'gown-lace', colour: 'ivory', scene: 'garden', veil: false }
      return { kind, person: first, dress: { recipe }, widthPx: 1200 }
    }
    case 'portrait':
      return { kind, person: first }
    case 'preview':
      return { kind, attires: ['dress', 'suit'], recipe: exampleRecipe(), widthPx: 1200 }
  }
}
