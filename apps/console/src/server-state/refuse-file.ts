import { limits } from '@ever-after/contract'
import { copy } from './copy.ts'

/** Why a file cannot be uploaded; undefined when it can. The server looks again. */
export function refuseFile(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return copy.notAnImage
  return file.size > limits.uploadMaxBytes ? copy.tooLarge : undefined
}
