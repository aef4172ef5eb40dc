import { type DrawRequest, EngineError, type Reference } from '../spec.ts'

/** The picture in a role. Throws an EngineError where there is none, before anything is asked. */
export function pictureOf({ references }: DrawRequest, role: Reference['role']): Reference {
  const reference = references.find((reference) => reference.role === role)
  if (!reference)
    throw new EngineError('provider_unavailable', `The model needs a picture of the ${role}.`, {
      reason: 'unsupported',
    })
  return reference
}

/** A picture as text, for fields that the SDK does not fill. */
export function dataUri({ bytes }: Reference): string {
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}
