import { availableParallelism } from 'node:os'
import type { EnginePool, EnginePoolOptions, KeyedPortrait } from '../spec/engine.ts'
import { EngineError } from '../spec/errors.ts'
import type { Job, Portrait } from '../spec/job.ts'
import { headsOf, isThumbnail, portraitsOf, withoutPortraits } from '../spec/portraits-of.ts'
import { shrinkHead, thumbnailShrink } from '../understand/shrink-head.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { refuseUnconfirmed } from '../understand/who/of-age.ts'
import { likenessDistance, samePersonLimit } from '../vision/likeness/likeness-distance.ts'
import { drawGarment } from './draw-garment.ts'
import { EngineProcess } from './engine-process.ts'
import { KeptPhotos } from './kept-photos.ts'
import { KeptThumbnails } from './kept-thumbnails.ts'
import { TaskQueue } from './task-queue.ts'

/** Heads for thumbnails take a ninth of the memory, and more people look at styles than have pictures made. */
const smallForOne = 5
const quickTimeoutMs = 60_000
const jobTimeoutMs = 180_000

/** Starts the engine in its own low-priority processes; two portraits are understood side by side. */
export function createEnginePool({
  size = Math.min(2, availableParallelism()),
  keptPhotos = 24,
}: EnginePoolOptions = {}): EnginePool {
  const processes = Array.from({ length: size }, () => new EngineProcess())
  const queue = new TaskQueue(processes)
  const kept = new KeptPhotos(keptPhotos)
  const keptSmall = new KeptPhotos(keptPhotos * smallForOne)
  for (let started = 0; started < size; started++) warmOne(queue)

  const makeUnderstanding = ({ photo, faceAt }: Portrait, priority: 1 | 2) =>
    queue.run(priority, (process) =>
      process.perform({ task: { kind: 'understand', photo, faceAt }, timeoutMs: jobTimeoutMs }),
    )

  const understandPortrait = async (portrait: Portrait, index: number): Promise<UnderstoodPhoto> => {
    const make = () => makeUnderstanding(portrait, 1)
    try {
      const photo = await (isKeyed(portrait) ? kept.getOrMake(keyOf(portrait), make) : make())
      refuseUnconfirmed(photo.hints, portrait)
      return photo
    } catch (error) {
      throw error instanceof EngineError
        ? new EngineError(error.code, error.message, { partner: index })
        : error
    }
  }

  const understandSmall = async (portrait: Portrait): Promise<UnderstoodPhoto> => {
    const shrink = async () => {
      const make = () => makeUnderstanding(portrait, 2)
      return shrinkHead(
        await (isKeyed(portrait) ? kept.getOrMake(keyOf(portrait), make) : make()),
        thumbnailShrink,
      )
    }
    const photo = await (isKeyed(portrait) ? keptSmall.getOrMake(keyOf(portrait), shrink) : shrink())
    refuseUnconfirmed(photo.hints, portrait)
    return photo
  }

  const describe = async (portrait: KeyedPortrait): Promise<Float32Array> => {
    const known = kept.get(keyOf(portrait))
    if (known) return (await known).descriptor
    const { photo, faceAt } = portrait
    return queue.run(0, (process) =>
      process.perform({ task: { kind: 'describe', photo, faceAt }, timeoutMs: quickTimeoutMs }),
    )
  }

  // While a model draws; what goes wrong shows, with its cause, when the picture is judged.
  const understandAhead = (portraits: readonly Portrait[]): void => {
    for (const portrait of portraits.filter(isKeyed))
      kept.getOrMake(keyOf(portrait), () => makeUnderstanding(portrait, 2)).catch(() => undefined)
  }

  const thumbnails = new KeptThumbnails()

  const run: EnginePool['run'] = async (job, context) => {
    const thumbnailKey = isThumbnail(job) ? keyOfThumbnail(job, context.seed) : undefined
    const drawn = thumbnailKey && thumbnails.get(thumbnailKey)
    if (drawn) return drawn
    const startedMs = performance.now()
    const portraits = headsOf(job)
    if (portraitsOf(job).length) context.onStage?.('faces', 0)
    const understand = isThumbnail(job) ? understandSmall : understandPortrait
    const understood = await Promise.all(portraits.map(understand))
    const understandMs = performance.now() - startedMs
    const perform = (process: EngineProcess) =>
      process.perform({
        task: { kind: 'run', job: withoutPortraits(job), seed: context.seed, understood },
        signal: context.signal,
        onStage: context.onStage,
        timeoutMs: jobTimeoutMs,
      })
    const outcome = await (isThumbnail(job)
      ? queue.run(3, perform, context.signal).catch(asCancelled(context.signal))
      : context.canWait
        ? queue.run(2, perform, context.signal).catch(asCancelled(context.signal))
        : queue.run(1, perform))
    outcome.report.stagesMs.understand = Math.round(understandMs)
    // Of a photo that was forgotten meanwhile nothing is kept.
    if (thumbnailKey && portraits.every((portrait) => isKeyed(portrait) && keptSmall.get(keyOf(portrait))))
      thumbnails.keep(thumbnailKey, outcome)
    return outcome
  }

  return {
    findFaces: (photo, options = {}) =>
      queue.run(0, (process) =>
        process.perform({ task: { kind: 'faces', photo, ...options }, timeoutMs: quickTimeoutMs }),
      ),

    async understand(portrait) {
      const { faces, hints, frame } = await kept.getOrMake(keyOf(portrait), () =>
        makeUnderstanding(portrait, 2),
      )
      return { faces, hints, frame }
    },

    async coach(portrait) {
      const { photo, faceAt } = portrait
      const known = isKeyed(portrait) ? kept.get(keyOf(portrait)) : undefined
      if (known) {
        const { faces, hints, frame } = await known
        return { faces, hints, frame }
      }
      return queue.run(0, (process) =>
        process.perform({ task: { kind: 'coach', photo, faceAt }, timeoutMs: quickTimeoutMs }),
      )
    },

    async showSamePerson(one, other) {
      const [first, second] = await Promise.all([describe(one), describe(other)])
      return likenessDistance(first, second) <= samePersonLimit
    },

    async checkDress(photo) {
      await queue.run(0, (process) =>
        process.perform({ task: { kind: 'check-dress', photo }, timeoutMs: quickTimeoutMs }),
      )
    },

    // Whichever of its faces was chosen.
    forget(photoKey) {
      for (const photos of [kept, keptSmall]) photos.forget(`${photoKey}#`)
      thumbnails.forget(photoKey)
    },

    run,

    async prepareReferences(job, context) {
      const garment = await drawGarment(job, (preview) => run(preview, { ...context, onStage: undefined }))
      const references = await queue.run(1, (process) =>
        process.perform({
          task: { kind: 'references', job, garment },
          signal: context.signal,
          timeoutMs: quickTimeoutMs,
        }),
      )
      understandAhead(portraitsOf(job))
      return references
    },

    async judge(candidate, context) {
      const understood = await Promise.all(portraitsOf(candidate.job).map(understandPortrait))
      return queue.run(1, (process) =>
        process.perform({
          task: { kind: 'judge', candidate, understood },
          signal: context.signal,
          onStage: context.onStage,
          timeoutMs: jobTimeoutMs,
        }),
      )
    },

    async memoryBytes() {
      return processes.reduce((sum, process) => sum + process.residentBytes, 0)
    },

    async close() {
      await Promise.all(processes.map((process) => process.close()))
    },
  }
}

/** Loads the models before the first person waits; a failure shows again, with its cause, at the first task. */
function warmOne(queue: TaskQueue<EngineProcess>): void {
  queue
    .run(2, (process) => process.perform({ task: { kind: 'warm' }, timeoutMs: quickTimeoutMs }))
    .catch(() => undefined)
}

/** Undefined where a portrait has no key under which it may be known. */
function keyOfThumbnail(job: Job, seed: number): string | undefined {
  const portraits = portraitsOf(job)
  if (!portraits.every(isKeyed)) return undefined
  return JSON.stringify([portraits.map(keyOf), withoutPortraits(job), seed])
}

/** What left the queue is told as what was stopped. */
function asCancelled(signal: AbortSignal | undefined): (error: unknown) => never {
  return (error) => {
    if (signal?.aborted && error === signal.reason)
      throw new EngineError('cancelled', 'The work was cancelled.', { cause: error })
    throw error
  }
}

function isKeyed(portrait: Portrait): portrait is KeyedPortrait {
  return portrait.photoKey !== undefined
}

function keyOf({ photoKey, faceAt }: KeyedPortrait): string {
  if (typeof faceAt !== 'object') return `${photoKey}#${faceAt ?? ''}`
  const { x, y, width, height } = faceAt
  return `${photoKey}#${x},${y},${width},${height}`
}
