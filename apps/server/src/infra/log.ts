import { type DestinationStream, type Logger, pino } from 'pino'

/** Structured lines on standard error, without tokens, passwords or signatures. */
export function createLog(level: string, destination: DestinationStream = standardError()): Logger {
  return pino(
    {
      level,
      base: undefined,
      redact: {
        paths: ['authorization', 'password', 'token'].flatMap((name) => [
          name,
          `*.${name}`,
          `*.headers.${name}`,
        ]),
        censor: '[removed]',
      },
      serializers: { err: pino.stdSerializers.err },
    },
    destination,
  )
}

function standardError(): DestinationStream {
  return pino.destination({ dest: 2, sync: true })
}
