import { choosesCovering } from '../../spec/chooses-covering.ts'
import type { EngineError } from '../../spec/errors.ts'
import type { HostedJob, Reference } from '../../spec/hosted.ts'
import { shapeOf } from '../../spec/wished-size.ts'
import type { Variant } from '../takes.ts'
import { firmerWords } from './firmer-words.ts'
import { likenessRules, safetyRules } from './fixed-rules.ts'
import { ownSceneWords, sceneWords } from './scene-words.ts'

export interface PromptWish {
  job: HostedJob
  variant: Variant
  references: readonly Pick<Reference, 'role'>[]
  /** Why the picture of the round before was refused. */
  refused?: EngineError
}

/** All that a model is told in words: who is in which image, what to draw, what must stay and what must not be. */
export function writePrompt({ job, variant, references, refused }: PromptWish): string {
  return [
    ...references.map(({ role }, index) => `Image ${index + 1} shows ${whoIs(role, job)}.`),
    ...wishOf(job, variant),
    ...likenessRules(job),
    ...safetyRules(job),
    shapeWords[shapeOf(job)],
    ...(refused ? firmerWords(refused, job) : []),
  ].join('\n')
}

const shapeWords = {
  portrait: 'Make one upright picture in the proportions 3:4.',
  square: 'Make one square picture.',
  landscape: 'Make one picture across in the proportions 4:3.',
}

function whoIs(role: Reference['role'], job: HostedJob): string {
  switch (role) {
    case 'partner1':
    case 'partner2':
      return `the ${role === 'partner1' ? 'first' : 'second'} person${worn(role, job)}`
    case 'person':
      return 'the person'
    case 'garment':
      return 'the dress; only the dress counts, not who wears it and not where'
  }
}

function worn(role: 'partner1' | 'partner2', job: HostedJob): string {
  if (job.kind !== 'couple') return ''
  const { attire } = job.partners[role === 'partner1' ? 0 : 1]
  return attire === 'dress' ? ', who wears a wedding dress' : ', who wears a suit'
}

/** The catalogue's words stand between marks, so that they end where they end. */
function wishOf(job: HostedJob, variant: Variant): string[] {
  switch (job.kind) {
    case 'couple':
      return [
        'Make a wedding picture of these two people. The picture is described so:',
        ...quoted(job.prompt),
      ]
    case 'preview':
      return [
        'Make a wedding picture of an invented couple, seen from behind or with their faces turned away. The picture is described so:',
        ...quoted(job.prompt),
      ]
    case 'dress':
      return [
        'Show the person in the dress: the same cut, neckline, sleeves, length, cloth, colour and lace, fitted to their own body.',
        ...('recipe' in job.dress
          ? sceneWords(job.dress.recipe, choosesCovering(job))
          : ownSceneWords(job.dress)),
        ...(job.prompt ? quoted(job.prompt) : []),
      ]
    case 'portrait':
      return [variant === 'studio' ? studioWords(job.take ?? 0) : naturalWords]
  }
}

function quoted(prompt = 'A wedding portrait in soft daylight.'): string[] {
  return ['"""', prompt.replaceAll('"""', '"'), '"""']
}

const naturalWords =
  'Make this photograph of the person better: even exposure, true white balance, less noise, natural sharpness. Keep the place, the clothes, the pose and the framing.'

const backdrops = ['warm grey', 'deep green', 'soft cream', 'dusty rose', 'slate blue']

function studioWords(take: number): string {
  return `Make a studio portrait of the person out of this photograph: a ${backdrops[take % backdrops.length]} painted backdrop out of focus and large soft light from the front. Keep the clothes, the pose and the framing of head and shoulders.`
}
