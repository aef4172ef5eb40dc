import {
  EngineError,
  type EngineErrorCode,
  type EnginePool,
  type FaceBox,
  type Job,
  type JobContext,
  type Outcome,
} from '@ever-after/engine'
import sharp from 'sharp'

export interface LightEngine extends EnginePool {
  /** Jobs that began, in order. */
  readonly jobs: Job[]
  readonly understood: string[]
  readonly forgotten: string[]
  /** Makes the next jobs fail, one code each; `crash` is a defect instead of an expected failure. */
  failNext(...codes: (EngineErrorCode | 'crash')[]): void
  /** Makes the next look for faces fail. */
  failFindingFaces(code: EngineErrorCode): void
  /** Keeps jobs from ending until the returned function is called. */
  hold(): () => void
}

/** What the light engine sees in a picture is told by its colour: red one face, blue two, green none. */
export const portraitColour = '#b04040'
export const twoFacesColour = '#4040b0'
export const noFaceColour = '#40b040'

/** An engine without vision: it keeps the port's promises, and its pictures are plain. */
export function createLightEngine({ jobMs = 0 }: { jobMs?: number } = {}): LightEngine {
  const failures: (EngineErrorCode | 'crash')[] = []
  const jobs: Job[] = []
  const understood: string[] = []
  const forgotten: string[] = []
  const faceFailures: EngineErrorCode[] = []
  let gate = Promise.resolve()

  return {
    jobs,
    understood,
    forgotten,
    async findFaces(photo) {
      const failure = faceFailures.shift()
      if (failure) throw new EngineError(failure, `failed as told: ${failure}`)
      return seeFaces(photo)
    },
    failNext: (...codes) => failures.push(...codes),
    failFindingFaces: (code) => faceFailures.push(code),
    hold() {
      let release = () => {}
      gate = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    async understand(photo, photoKey) {
      understood.push(photoKey)
      return { faces: await seeFaces(photo), hints: [] }
    },
    forget: (photoKey) => forgotten.push(photoKey),
    async run(job, context) {
      jobs.push(job)
      context.onStage?.('faces', 0.1)
      await Promise.race([gate, aborted(context)])
      if (jobMs) await new Promise((resolve) => setTimeout(resolve, jobMs))
      const failure = failures.shift()
      if (failure === 'crash') throw new Error('a defect of the engine')
      if (failure) throw new EngineError(failure, `failed as told: ${failure}`)
      context.onStage?.('finishing', 0.9)
      return drawPlain(job)
    },
    memoryBytes: async () => 0,
    close: async () => {},
  }
}

function aborted({ signal }: JobContext): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new EngineError('cancelled', 'The work was cancelled.'))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop, { once: true })
  })
}

async function seeFaces(photo: Uint8Array): Promise<FaceBox[]> {
  const { channels } = await sharp(photo).stats()
  const [red, green, blue] = channels.map(({ mean }) => mean)
  const left = { x: 0.1, y: 0.2, width: 0.2, height: 0.3 }
  if (green > red && green > blue) return []
  return blue > red ? [left, { ...left, x: 0.6, height: 0.25 }] : [left]
}

async function drawPlain(job: Job): Promise<Outcome> {
  const draw = async (role: 'master' | 'preview' | 'thumb', widthPx: number) => {
    const heightPx = Math.round((widthPx * 4) / 3)
    const bytes = await sharp({
      create: { width: widthPx, height: heightPx, channels: 3, background: '#e8d8c8' },
    })
      .jpeg()
      .toBuffer()
    return { role, bytes, mime: 'image/jpeg' as const, widthPx, heightPx }
  }
  return {
    images: [await draw('master', job.widthPx), await draw('preview', 600), await draw('thumb', 300)],
    report: {
      engine: 'light',
      model: 'plain',
      stagesMs: {},
      likeness: [0.3, 0.3],
      skinDeltaE: [1, 1],
      warnings: [],
      costUsd: 0,
    },
  }
}
