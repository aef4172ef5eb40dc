import { expect, test } from 'vitest'
import { attiresOf, buildPreviewJob } from './build-preview-job.ts'

test.for([
  ['A bride and a groom kiss', ['dress', 'suit']],
  ['Two brides in lace', ['dress', 'dress']],
  ['Two grooms at dusk', ['suit', 'suit']],
  ['A couple under the stars', ['dress', 'suit']],
  ['The bride waits', ['dress', 'suit']],
  ['The groom waits', ['dress', 'suit']],
  ['Two women and their wives to be', ['dress', 'dress']],
  ['Two husbands in the snow', ['suit', 'suit']],
  ['A husband alone', ['dress', 'suit']],
  ['Brides and grooms at the lake', ['dress', 'suit']],
  ['The bride and two men', ['dress', 'suit']],
  ['The groom and two women', ['dress', 'suit']],
] as const)('%s wears %o', ([prompt, attires]) => {
  expect(attiresOf(prompt)).toEqual(attires)
})

const recipe = {
  scene: 'garden',
  finish: 'film',
  dress: 'gown-modest',
  suit: 'suit-navy',
  otherDress: 'gown-lace',
  otherSuit: 'suit-grey',
  veil: false,
} as const

test('a preview shows both from behind as the prompt says, without a covering that is only offered', () => {
  const wish = { prompt: 'Two grooms', widthPx: 1200 }
  const covered = { ...recipe, covering: 'covering' }
  expect(buildPreviewJob({ recipe, ...wish })).toEqual({
    kind: 'preview',
    attires: ['suit', 'suit'],
    recipe,
    widthPx: 1200,
    prompt: 'Two grooms',
  })
  expect(buildPreviewJob({ recipe: covered, ...wish })).toMatchObject({
    kind: 'preview',
    recipe: covered,
    prompt: expect.stringContaining('Head coverings: nobody is given one'),
  })
})
