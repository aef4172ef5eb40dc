export { composeJob } from './compose-job.ts'
export { createStudioProvider } from './studio-provider.ts'
