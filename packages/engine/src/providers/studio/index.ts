export { type Composition, composeJob } from './compose-job.ts'
export { createStudioProvider, type StudioOptions } from './studio-provider.ts'
