import type { Hint } from './hint.ts'
import type { Job, JobContext, Outcome } from './job.ts'

/** A box in fractions (0..1) of the picture, x and y at the top left corner. */
export interface FaceBox {
  x: number
  y: number
  width: number
  height: number
}

export interface PhotoFindings {
  /** Faces from the left to the right. */
  faces: FaceBox[]
  hints: Hint[]
}

/** The engine as the server sees it: heavy work happens in its own processes, never on the caller's loop. */
export interface EnginePool {
  /** Finds faces only; quick enough to answer an upload. */
  findFaces(photo: Uint8Array): Promise<FaceBox[]>
  /** Understands a portrait ahead of time and keeps the result in memory under photoKey. Rejects with an EngineError. */
  understand(photo: Uint8Array, photoKey: string): Promise<PhotoFindings>
  /**
   * Hints on a photo before anything is spent on it, quickly and without cutting the head out; what was understood
   * under photoKey is used when it is there. Rejects with an EngineError.
   */
  coach(photo: Uint8Array, photoKey?: string): Promise<PhotoFindings>
  /** Whether a photo of a worn dress can look right on others; rejects with an EngineError, such as dress_unusable. */
  checkDress(photo: Uint8Array): Promise<void>
  /** Forgets what is kept about a photo. */
  forget(photoKey: string): void
  run(job: Job, context: JobContext): Promise<Outcome>
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
