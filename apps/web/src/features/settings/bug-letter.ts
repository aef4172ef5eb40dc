import { bugCopy } from './copy.ts'

interface BugLetter {
  email: string
  /** The short reference of the installation; nothing else of the device goes along. */
  reference: string
  version: string
}

/** The address of a letter about a bug. */
export function bugLetter({ email, ...about }: BugLetter): string {
  const subject = encodeURIComponent(bugCopy.subject)
  return `mailto:${email}?subject=${subject}&body=${encodeURIComponent(bugCopy.body(about))}`
}
