import { buildConsole } from './steps/build-console.ts'
import { buildWeb } from './steps/build-web.ts'

await buildWeb()
await buildConsole()
