import type { PlateStore } from '../../compose/plates/plate-store.ts'
import type { CoupleJob, JobContext, PreviewJob } from '../../spec/job.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'

export interface PreviewDrawing {
  job: PreviewJob
  context: JobContext
  plates: PlateStore
}

export interface CoupleDrawing {
  job: CoupleJob
  context: JobContext
  plates: PlateStore
  photos: readonly [UnderstoodPhoto, UnderstoodPhoto]
}
