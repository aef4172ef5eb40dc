import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const neededBytes = 512 * 1024 * 1024
const memoryFolder = '/dev/shm'

/** Where tests keep what they throw away: in memory where there is room, since databases wait for a disk most of their time. */
export function scratchFolder(inMemory = memoryFolder): string {
  return existsSync(inMemory) && freeBytes(inMemory) >= neededBytes ? inMemory : tmpdir()
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
