import type { ComposedServer } from './compose-server.ts'
import type { Config } from './config.ts'
import { closeToOthers, makePrivateFiles } from './infra/disk/close-to-others.ts'
import { startUpLines } from './start-up-lines.ts'

export interface Program {
  readConfig(): Config
  compose(config: Config): Promise<ComposedServer>
}

/** Starts, says where, and stops when asked to; what keeps it from starting is said in one sentence. */
export async function runServer({ readConfig, compose }: Program): Promise<ComposedServer | undefined> {
  let server: ComposedServer | undefined
  makePrivateFiles()
  try {
    const config = readConfig()
    await closeToOthers(config.dataFolder)
    server = await compose(config)
    if (config.role !== 'worker') await server.app.listen({ host: config.host, port: config.port })
    await server.operations?.listen({ host: config.host, port: config.operationsPort })
    stopWhenAsked(server, config)
    for (const line of startUpLines(config, server.generatedPassword)) console.log(line)
    return server
  } catch (error) {
    console.error(`The server cannot start. ${sentenceOf(error)}`)
    await server?.close()
    process.exit(1)
  }
}

function stopWhenAsked(server: ComposedServer, { drain }: Config): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, async () => {
      // Whoever asks twice does not want to wait.
      if (isStopping) process.exit(1)
      isStopping = true
      server.services.log.info({ signal }, 'stopping')
      // Whoever asks by hand waits for nobody to notice.
      await server.close({ noticeMs: signal === 'SIGTERM' ? drain.noticeMs : 0 })
      process.exit(0)
    })
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE')
    return `Its port is taken: ${error.message}. Stop the other program, or set PORT.`
  return error.message
}
