import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refusal } from '../../domain/access/index.ts'
import { Outage } from '../../infra/outage.ts'

/** Finds the coded refusal that an error stands for; whatever nobody expected is `internal`. */
export function classifyError(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof Outage && error.isTransient)
    return new Refusal('overloaded', { retryAfterMs: 2000, cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) return refuseShape(error)
  const refusal = new Refusal(codeOf(error), { cause: error })
  return refusal
}

type ShapeError = Parameters<typeof hasZodFastifySchemaValidationErrors>[0] & {
  validation: { instancePath: string; message?: string }[]
  validationContext?: string
}

function refuseShape(error: ShapeError): Refusal {
  // An id that is no UUID names nothing (decision A34).
  if (error.validationContext === 'params') return new Refusal('not_found', { cause: error })
  const details = error.validation.map(({ instancePath, message = 'not as expected' }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message,
  }))
  return new Refusal('bad_request', { details, cause: error })
}

function codeOf(error: unknown) {
  if (!(error instanceof Error)) return 'internal'
  switch ('code' in error && error.code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return 'malformed_json'
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'body_too_large'
    case 'FST_REQ_FILE_TOO_LARGE':
      return 'file_too_large'
    // PostgreSQL stores no zero character; only a client's text can hold one.
    case '22021':
    case '22P05':
      return 'bad_request'
  }
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? 'bad_request' : 'internal'
}
