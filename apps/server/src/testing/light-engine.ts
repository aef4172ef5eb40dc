import { setTimeout as sleep } from 'node:timers/promises'
import { hairColour } from '@ever-after/contract'
import {
  type CoupleJob,
  compositeSynthetic,
  digitalSourceXmp,
  type EncodedImage,
  EngineError,
  type EngineErrorCode,
  type EnginePool,
  type FaceAt,
  type Hint,
  type Job,
  type JobContext,
  type Outcome,
  type PhotoBox,
  type Report,
} from '@ever-after/engine'
import sharp from 'sharp'
import { judgePlain, referencesOf } from './judge-plain.ts'

export interface LightEngine extends EnginePool {
  /** Jobs that began, in order. */
  readonly jobs: Job[]
  /** Those that ended because nobody waited for them any more. */
  readonly cancelled: Job[]
  readonly understood: string[]
  readonly forgotten: string[]
  /** Makes the next jobs fail, one code each; `crash` is a defect instead of an expected failure, `nothing` lets one pass. */
  failNext(...codes: (EngineErrorCode | 'crash' | 'nothing')[]): void
  /** What the coach says of every photo that is understood from now on. */
  hint(...hints: Hint[]): void
  /** What the coach would show of every photo from now on. */
  frameAs(box: PhotoBox | undefined): void
  /** What is found when people are compared from now on; a code is what comparing fails with. */
  compareAs(found: boolean | EngineErrorCode): void
  /** Makes the next look for faces fail. */
  failFindingFaces(code: EngineErrorCode): void
  /** Keeps jobs from ending until the returned function is called: all of them, unless told which. */
  hold(isHeld?: (job: Job) => boolean): () => void
}

/** What the light engine sees in a picture is told by its colour: blue two faces, green none, any other, such as a photo's, one. */
export const portraitColour = '#b04040'
export const twoFacesColour = '#4040b0'
export const noFaceColour = '#40b040'

/** An engine without vision: it keeps the port's promises, and its pictures are plain. */
export function createLightEngine({ jobMs = 0 }: { jobMs?: number } = {}): LightEngine {
  const failures: (EngineErrorCode | 'crash' | 'nothing')[] = []
  const jobs: Job[] = []
  const cancelled: Job[] = []
  const understood: string[] = []
  const forgotten: string[] = []
  const faceFailures: EngineErrorCode[] = []
  let hints: Hint[] = []
  let frame: PhotoBox | undefined
  let compared: boolean | EngineErrorCode = false
  let gate = Promise.resolve()
  let isHeld: (job: Job) => boolean = () => true

  return {
    jobs,
    cancelled,
    understood,
    forgotten,
    async findFaces(photo, { faceAt } = {}) {
      const failure = faceFailures.shift()
      if (failure) throw new EngineError(failure, `failed as told: ${failure}`)
      return facesAt(await seeFaces(photo), faceAt)
    },
    failNext: (...codes) => failures.push(...codes),
    hint: (...said) => {
      hints = said
    },
    frameAs: (box) => {
      frame = box
    },
    compareAs: (found) => {
      compared = found
    },
    failFindingFaces: (code) => faceFailures.push(code),
    hold(which = () => true) {
      let release = () => {}
      isHeld = which
      gate = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    async understand({ photo, photoKey }) {
      understood.push(photoKey)
      return { faces: await seeFaces(photo), hints }
    },
    async coach({ photo }) {
      const failure = faceFailures.shift()
      if (failure) throw new EngineError(failure, `failed as told: ${failure}`)
      return { faces: await seeFaces(photo), hints, frame }
    },
    async showSamePerson() {
      if (typeof compared === 'boolean') return compared
      throw new EngineError(compared, `failed as told: ${compared}`)
    },
    async checkDress(photo) {
      if ((await seeFaces(photo)).length === 0)
        throw new EngineError('dress_unusable', 'Choose a photo of somebody wearing the dress.', {
          reason: 'no_wearer',
        })
    },
    forget: (photoKey) => forgotten.push(photoKey),
    async run(job, context) {
      jobs.push(job)
      context.signal?.addEventListener('abort', () => cancelled.push(job), { once: true })
      context.onStage?.('faces', 0.1)
      if (isHeld(job)) await Promise.race([gate, aborted(context)])
      if (jobMs) await Promise.race([sleep(jobMs), aborted(context)])
      const failure = failures.shift()
      if (failure === 'nothing') return drawPlain(job)
      if (failure === 'crash') throw new Error('a defect of the engine')
      if (failure) throw new EngineError(failure, `failed as told: ${failure}`)
      context.onStage?.('finishing', 0.9)
      return drawPlain(job)
    },
    prepareReferences: async (job) => referencesOf(job),
    judge: (candidate) => judgePlain(candidate),
    memoryBytes: async () => 0,
    close: async () => {},
  }
}

function facesAt(faces: readonly PhotoBox[], faceAt: FaceAt | undefined): PhotoBox[] {
  if (typeof faceAt !== 'object') return [...faces]
  return faces.filter(({ x }) => x >= faceAt.x && x < faceAt.x + faceAt.width)
}

function aborted({ signal }: JobContext): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new EngineError('cancelled', 'The work was cancelled.'))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}

async function seeFaces(photo: Uint8Array): Promise<PhotoBox[]> {
  const { channels } = await sharp(photo).stats()
  const [red, green, blue] = channels.map(({ mean }) => mean)
  const left = { x: 0.1, y: 0.2, width: 0.2, height: 0.3 }
  const isMost = (one: number, ...others: number[]) => others.every((other) => one > 1.2 * other)
  if (isMost(green, red, blue)) return []
  return isMost(blue, red) ? [left, { ...left, x: 0.6, height: 0.25 }] : [left]
}

interface Plain {
  role: EncodedImage['role']
  widthPx: number
  variant?: string
  frame?: PhotoBox
}

/** The part of a photo that its swatches show. */
export const swatchFrame: PhotoBox = { x: 0.25, y: 0, width: 0.5, height: 0.75 }

function picturesOf(job: Job): Plain[] {
  switch (job.kind) {
    case 'portrait':
      return ['natural', 'studio'].map((variant) => ({ role: 'master', widthPx: 600, variant }))
    case 'hair-swatches':
      return hairColour.options.map((variant) => ({
        role: 'swatch',
        widthPx: job.widthPx,
        variant,
        frame: swatchFrame,
      }))
    case 'couple-thumbnail':
    case 'dress-thumbnail':
      return [{ role: 'thumb', widthPx: job.widthPx }]
    default:
      return [
        { role: 'master', widthPx: 'widthPx' in job ? job.widthPx : 600 },
        { role: 'preview', widthPx: 600 },
        { role: 'thumb', widthPx: 300 },
      ]
  }
}

async function drawPlain(job: Job): Promise<Outcome> {
  return {
    images: await Promise.all(picturesOf(job).map(draw)),
    report: {
      engine: 'light',
      model: 'plain',
      stagesMs: {},
      likeness: [0.3, 0.3],
      skinDeltaE: [1, 1],
      warnings: [],
      costUsd: 0,
      ...(job.kind === 'couple' && standingOf(job)),
    },
  }
}

/** Names that no other picture of the couple has. */
function standingOf({ composition, recent = [], count = 1 }: CoupleJob): Partial<Report> {
  if (composition) return { composition }
  const names = Array.from({ length: count }, (_, index) => `pose ${recent.length + index}`)
  return { composition: names[0], ...(count > 1 && { others: names.slice(1) }) }
}

/** As red as a portrait, so that what was made of one can be looked at again. */
async function draw({ role, widthPx, ...more }: Plain): Promise<EncodedImage> {
  const heightPx = Math.round((widthPx * 4) / 3)
  const bytes = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: portraitColour },
  })
    .jpeg()
    .withXmp(digitalSourceXmp(compositeSynthetic))
    .toBuffer()
  return { role, ...more, bytes, mime: 'image/jpeg', widthPx, heightPx }
}
