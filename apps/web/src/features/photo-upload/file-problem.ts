import { limits } from '@ever-after/contract'
import { copy } from './copy.ts'

export interface FileProblem {
  title: string
  description: string
}

/** What is wrong with a chosen file, before it leaves the device. */
export function problemOf({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
  // Several browsers do not know HEIC and leave its type empty.
  const isImage = type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name))
  if (!isImage) return { title: copy.invalidType, description: copy.invalidTypeMore }
  if (size > limits.uploadMaxBytes) return { title: copy.tooLarge, description: copy.tooLargeMore }
  return undefined
}
