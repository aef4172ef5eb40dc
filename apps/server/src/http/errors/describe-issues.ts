import type { ErrorBody } from '@ever-after/contract'

interface Issue {
  path: readonly PropertyKey[]
  message: string
}

/** What is wrong where, for the developer of a client. */
export function describeIssues(issues: readonly Issue[]): NonNullable<ErrorBody['details']> {
  return issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
}
