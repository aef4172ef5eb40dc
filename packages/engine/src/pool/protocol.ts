import type { Candidate, PhotoBox, PhotoFindings } from '../spec/engine.ts'
import type { EngineErrorCode } from '../spec/errors.ts'
import type { HostedJob, Reference } from '../spec/hosted.ts'
import type { FaceAt, Job, Outcome, Stage } from '../spec/job.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'

/** Work that one engine process does; kept free of functions so that it crosses a process boundary. */
export type Task =
  | { kind: 'warm' }
  | { kind: 'faces'; photo: Uint8Array; adultsOnly?: boolean; faceAt?: FaceAt }
  | { kind: 'coach'; photo: Uint8Array; faceAt?: FaceAt }
  | { kind: 'describe'; photo: Uint8Array; faceAt?: FaceAt }
  | { kind: 'understand'; photo: Uint8Array; faceAt?: FaceAt }
  | { kind: 'check-dress'; photo: Uint8Array }
  | { kind: 'run'; job: Job; seed: number; understood: UnderstoodPhoto[] }
  | { kind: 'references'; job: HostedJob; garment: Uint8Array | undefined }
  | { kind: 'judge'; candidate: Candidate; understood: UnderstoodPhoto[] }

export interface TaskValue {
  warm: { residentBytes: number }
  faces: PhotoBox[]
  coach: PhotoFindings
  describe: Float32Array
  understand: UnderstoodPhoto
  'check-dress': null
  run: Outcome
  references: Reference[]
  judge: Outcome
}

export type ToChild = { id: number; task: Task } | { cancel: number }

export type FromChild =
  | { id: number; value: unknown; residentBytes: number }
  | { id: number; failure: Failure; residentBytes: number }
  | { id: number; stage: Stage; fraction: number }

export interface Failure {
  /** Absent for a defect, as opposed to an expected failure. */
  code?: EngineErrorCode
  message: string
  partner?: number
  reason?: string
  stack?: string
}
