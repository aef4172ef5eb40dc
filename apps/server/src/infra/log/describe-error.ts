const messageMaxLength = 400
const stackMaxLines = 12
const causesAtMost = 3

export interface DescribedError {
  type: string
  message: string
  code?: string | number
  stack?: string
  cause?: DescribedError
}

/**
 * What a log may keep of an error: its kind, code, shortened message, stack and causes. Everything else that libraries hang
 * on errors stays out: a driver's rows, a client's request with its prompt and photos, a body that a stranger sent.
 */
export function describeError(error: unknown, causesLeft = causesAtMost): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: shorten(String(error)) }
  return {
    type: error.name,
    message: shorten(error.message),
    ...codeOf(error),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && causesLeft > 0 && { cause: describeError(error.cause, causesLeft - 1) }),
  }
}

function codeOf(error: Error): { code?: string | number } {
  if (!('code' in error)) return {}
  const { code } = error
  return typeof code === 'string' || typeof code === 'number' ? { code } : {}
}

/** Where it happened; the message above the frames is told apart. */
function framesOf(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return frames.slice(0, stackMaxLines).join('\n')
}

/** Addresses lose what follows a question mark, where signatures and keys are; encoded pictures lose all. */
function shorten(message: string): string {
  const plain = message
    .replace(/data:[^\s,]*,[\w+/=-]+/g, 'data:…')
    .replace(/(https?:\/\/[^\s?'"]+)\?[^\s'"]*/g, '$1?…')
    .replace(/[\w+/=-]{200,}/g, '…')
  return plain.length > messageMaxLength ? `${plain.slice(0, messageMaxLength)}…` : plain
}
