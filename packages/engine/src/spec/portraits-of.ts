import type {
  CoupleJob,
  CoupleThumbnailJob,
  DressPreviewJob,
  DressThumbnailJob,
  HairJob,
  HairSwatchesJob,
  Job,
  Portrait,
  PortraitJob,
  PreviewJob,
} from './job.ts'

/** The people of a job, in order; nobody for a preview. */
export function portraitsOf(job: Job): readonly Portrait[] {
  if (isPreview(job)) return []
  return isOfTwo(job) ? job.partners : [job.person]
}

/** The portraits whose heads are cut out for a picture; jobs that retouch the photograph itself have none. */
export function headsOf(job: Job): readonly Portrait[] {
  return isRetouch(job) ? [] : portraitsOf(job)
}

/** Jobs that change a photograph rather than put a head into a scene. */
export function isRetouch(job: Job): job is PortraitJob | HairJob | HairSwatchesJob {
  return job.kind === 'portrait' || job.kind === 'hair' || job.kind === 'hair-swatches'
}

/** Jobs that everything else goes before. */
export function isThumbnail(job: Job): job is CoupleThumbnailJob | DressThumbnailJob {
  return job.kind === 'couple-thumbnail' || job.kind === 'dress-thumbnail'
}

function isOfTwo(job: Job): job is CoupleJob | CoupleThumbnailJob {
  return job.kind === 'couple' || job.kind === 'couple-thumbnail'
}

function isPreview(job: Job): job is PreviewJob | DressPreviewJob {
  return job.kind === 'preview' || job.kind === 'dress-preview'
}

const nothing = new Uint8Array(0)

/** The job without its heads: who composes needs what was understood of them, not the photographs. */
export function withoutPortraits(job: Job): Job {
  if (isPreview(job) || isRetouch(job)) return job
  if (!isOfTwo(job)) return { ...job, person: { ...job.person, photo: nothing } }
  const [first, second] = job.partners
  return {
    ...job,
    partners: [
      { ...first, photo: nothing },
      { ...second, photo: nothing },
    ],
  }
}
