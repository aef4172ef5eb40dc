import { buildWeb } from './steps/build-web.ts'

await buildWeb()
