import { buildConsole } from './steps/build-console.ts'
import { buildWeb } from './steps/build-web.ts'
import { cutSamplePhotos } from './steps/cut-sample-photos.ts'
import { root } from './steps/root.ts'

await buildWeb()
await buildConsole()
const samplePhotosFolder = await cutSamplePhotos()
process.env.SAMPLE_PHOTOS_DIR ??= samplePhotosFolder
await import(`${root}apps/server/src/main.ts`)
