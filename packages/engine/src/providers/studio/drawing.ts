import type { PlateStore } from '../../compose/plates/plate-store.ts'
import type {
  CoupleJob,
  CoupleThumbnailJob,
  DressJob,
  DressPreviewJob,
  DressThumbnailJob,
  HairJob,
  HairSwatchesJob,
  JobContext,
  PortraitJob,
  PreviewJob,
} from '../../spec/job.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'

export interface PreviewDrawing {
  job: PreviewJob
  context: JobContext
  plates: PlateStore
}

export interface DressPreviewDrawing {
  job: DressPreviewJob
  context: JobContext
  plates: PlateStore
}

export interface CoupleDrawing {
  job: CoupleJob
  context: JobContext
  plates: PlateStore
  photos: readonly [UnderstoodPhoto, UnderstoodPhoto]
}

export interface DressDrawing {
  job: DressJob
  context: JobContext
  plates: PlateStore
  photo: UnderstoodPhoto
}

export interface PortraitDrawing {
  job: PortraitJob
  context: JobContext
}

export interface HairDrawing {
  job: HairJob
  context: JobContext
}

export interface SwatchesDrawing {
  job: HairSwatchesJob
  context: JobContext
}

export interface ThumbnailDrawing {
  job: CoupleThumbnailJob | DressThumbnailJob
  context: JobContext
  plates: PlateStore
  /** The heads of the job, in its order. */
  photos: readonly UnderstoodPhoto[]
}
