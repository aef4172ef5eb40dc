import type { Hint } from './hint.ts'
import type { HostedJob, Reference } from './hosted.ts'
import type { EncodedImage, FaceAt, Job, JobContext, Outcome, Portrait } from './job.ts'

/** A box in fractions (0..1) of the picture, x and y at the top left corner. */
export interface PhotoBox {
  x: number
  y: number
  width: number
  height: number
}

export interface PhotoFindings {
  /** Faces from the left to the right. */
  faces: PhotoBox[]
  hints: Hint[]
  /** The part, 3 wide and 4 high, that shows the head with its hair and the shoulders; absent where no head was found. */
  frame?: PhotoBox
}

/** A portrait and the key under which what was understood of it is kept. */
export type KeyedPortrait = Portrait & { photoKey: string }

/** A picture that a hosted model drew, before anybody looked at it. */
export interface Candidate {
  job: HostedJob
  /** Which of several pictures of the job it is, such as natural of a portrait. */
  variant?: EncodedImage['variant']
  bytes: Uint8Array
  provider: string
  model: string
  costUsd: number
}

/** The engine as the server sees it: heavy work happens in its own processes, never on the caller's loop. */
export interface EnginePool {
  /**
   * Finds faces only, all or those that a box says; quick enough to answer an upload. With `adultsOnly` what is no adult
   * person rejects with an EngineError, not_a_person, under_age or too_dark.
   */
  findFaces(photo: Uint8Array, options?: { adultsOnly?: boolean; faceAt?: FaceAt }): Promise<PhotoBox[]>
  /** Understands a portrait ahead of time and keeps the result in memory under photoKey. Rejects with an EngineError. */
  understand(portrait: KeyedPortrait): Promise<PhotoFindings>
  /**
   * Hints on a portrait before anything is spent on it, quickly and without cutting the head out; what was understood
   * under photoKey is used when it is there. Rejects with an EngineError.
   */
  coach(portrait: Portrait): Promise<PhotoFindings>
  /**
   * Whether two photos surely show the same person; the faces are compared and forgotten. What was understood of a photo
   * is used when it is there. Rejects with an EngineError, such as no_face.
   */
  showSamePerson(one: KeyedPortrait, other: KeyedPortrait): Promise<boolean>
  /** Whether a photo of a worn dress can look right on others; rejects with an EngineError, such as dress_unusable. */
  checkDress(photo: Uint8Array): Promise<void>
  /** Forgets what is kept about a photo. */
  forget(photoKey: string): void
  run(job: Job, context: JobContext): Promise<Outcome>
  /**
   * What a hosted model is shown for a job: each person alone and the dress, upright and without metadata. Understands the
   * people on the way. Rejects with an EngineError, such as no_face.
   */
  prepareReferences(job: HostedJob, context: JobContext): Promise<Reference[]>
  /**
   * Looks at a picture that somebody else drew for a job as strictly as at the studio's own: decodes, size and shape,
   * faces found and counted, likeness, skin; puts the person's own face and hair back where the job says so; encodes it.
   * Rejects with an EngineError, such as unlike.
   */
  judge(candidate: Candidate, context: JobContext): Promise<Outcome>
  /** Resident memory of the engine's processes, bytes. */
  memoryBytes(): Promise<number>
  close(): Promise<void>
}

export interface EnginePoolOptions {
  /** Number of processes; defaults to the number of cores, at most 2. */
  size?: number
  /** Most photos whose understanding is kept. */
  keptPhotos?: number
}
