import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { currentLogScope } from './log-scope.ts'

/** Structured lines on standard error: with the ids of what they belong to, without tokens, passwords or signatures. */
export function createLog(level: string, destination: DestinationStream = standardError()): Logger {
  return pino(
    {
      level,
      base: undefined,
      mixin: () => ({ ...currentLogScope() }),
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`]),
        censor: '[removed]',
      },
      serializers: { err: describeError },
    },
    destination,
  )
}

/** Headers hold tokens, and behind a proxy the address of a person. */
const secretNames = ['headers', 'authorization', 'password', 'token', 'apiKey', 'secret', 'cookie']

function standardError(): DestinationStream {
  return pino.destination({ dest: 2, sync: true })
}
