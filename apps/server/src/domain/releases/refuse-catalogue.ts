import { Refusal } from '../access/index.ts'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** Nobody reads a thousand of them. */
const namedMax = 20

/** Refuses a document with the paths of what is wrong in it. */
export function refuseCatalogue(issues: readonly Issue[]): Refusal {
  const details = issues
    .slice(0, namedMax)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  return new Refusal('invalid_catalogue', { details })
}
