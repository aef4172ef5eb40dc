import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { promisify } from 'node:util'
import { cpuMsOf, peakBytesOf } from '../figures/engine-processes.ts'
import type { CutOut } from './cut-out-child.ts'

const convert = promisify(execFile)

/** What the rival draws one couple of. */
export interface RivalPicture {
  /** JPEG files of the two people. */
  photoFiles: readonly [string, string]
  sceneFile: string
  targetFile: string
}

/** What a hobbyist would write: both people cut out one after the other, then pasted onto a scene by ImageMagick. */
export class Rival {
  readonly #child: ChildProcess
  readonly #folder: string
  readonly #ended: Promise<never>

  constructor(folder: string) {
    this.#folder = folder
    // It looks for its models under the working folder.
    this.#child = fork(new URL('./cut-out-child.ts', import.meta.url), [], { execArgv: [], cwd: folder })
    this.#ended = once(this.#child, 'exit').then(() => {
      throw new Error('The side-by-side process ended unexpectedly.')
    })
    // Whoever cuts out hears of it.
    this.#ended.catch(() => undefined)
    // As the engine's processes have it, so that a busy machine slows both alike.
    setPriority(this.#pid, constants.priority.PRIORITY_LOW)
  }

  /** Cuts one person out into a PNG; milliseconds. */
  async cutOut(photoFile: string, targetFile: string): Promise<number> {
    const order: CutOut = { folder: this.#folder, photoFile, targetFile }
    this.#child.send(order)
    const [ms] = await Promise.race([once(this.#child, 'message'), this.#ended])
    return Number(ms)
  }

  /** Draws a picture of 1200 × 1600 px; milliseconds. */
  async draw({ photoFiles, sceneFile, targetFile }: RivalPicture): Promise<number> {
    const startedMs = performance.now()
    const cuts = photoFiles.map((_, at) => `${targetFile}.${at}.png`)
    for (const [at, photoFile] of photoFiles.entries()) await this.cutOut(photoFile, cuts[at])
    const person = (cut: string, gravity: string) => [
      '(',
      cut,
      '-resize',
      'x1100',
      ')',
      '-gravity',
      gravity,
      '-geometry',
      '+0+0',
      '-composite',
    ]
    const pasted = [...person(cuts[0], 'SouthWest'), ...person(cuts[1], 'SouthEast')]
    await convert('convert', [sceneFile, ...pasted, '-quality', '92', targetFile])
    return performance.now() - startedMs
  }

  /** Most that was ever resident of the process that cuts out, bytes. */
  get peakBytes(): number {
    return peakBytesOf(this.#pid)
  }

  /** Processor time of that process since its start, milliseconds. */
  get cpuMs(): number {
    return cpuMsOf(this.#pid)
  }

  get #pid(): number {
    if (this.#child.pid === undefined) throw new Error('The side-by-side process did not start.')
    return this.#child.pid
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit')
    this.#child.kill()
    await gone
  }
}

/** Whether ImageMagick's convert is there. */
export async function hasConvert(): Promise<boolean> {
  return convert('convert', ['-version']).then(
    ({ stdout }) => stdout.includes('ImageMagick'),
    () => false,
  )
}
