import { limits } from '@ever-after/contract'
import { copy } from './copy.ts'

/** A photo that was taken or chosen and is not sent yet. */
export interface Shot {
  file: File
  url: string
  isChosen: boolean
}

export interface Words {
  title: string
  description: string
}

/** What is wrong with a chosen file, before it leaves the device. */
export function problemOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): Words | undefined {
  // Several browsers do not know HEIC and leave its type empty.
  const isImage = type.startsWith('image/') || (type === '' && /\.hei[cf]$/i.test(name))
  if (!isImage) return { title: copy.invalidType, description: copy.invalidTypeMore }
  if (size > limits.uploadMaxBytes) return { title: copy.tooLarge, description: copy.tooLargeMore }
  return undefined
}

/** The line above the progress of an upload, 0..100. */
export function uploadWords(percent: number): string {
  if (percent < 50) return copy.uploading
  return percent < 90 ? copy.processing : copy.almostDone
}

/** The next simulated percentage of an upload whose real end is not known yet. */
export function nextPercent(percent: number): number {
  return Math.max(percent, Math.min(percent + limits.uploadStepPercent, limits.uploadSimulatedMaxPercent))
}
