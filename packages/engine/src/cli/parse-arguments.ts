import { parseArgs } from 'node:util'
import type { Attire, PictureShape, Taller } from '../spec/job.ts'

export interface RenderArguments {
  photos: [string, string]
  attires: [Attire, Attire]
  wearsCovering: [boolean, boolean]
  taller: Taller | undefined
  faces: [number | undefined, number | undefined]
  style: string
  out: string
  widthPx: number
  shape: PictureShape
  seed: number
  /** Both said that they are adults. */
  areAdults: boolean
}

/** A sentence about what is wrong with the command line. */
export class UsageError extends Error {}

export const usage = `usage: npm run render -- <first photo> <second photo> --style "<name>" [options]
  --attire1 dress|suit   what the first person wears (dress)
  --attire2 dress|suit   what the second person wears (suit)
  --covering1 --covering2  a scarf over this person's hair, in a style that offers one
  --face1 N --face2 N    which face, counted from the left from 1, when a photo shows several
  --taller first|second|neither  as the poses were drawn when absent
  --out FILE             where the picture goes (out.jpg)
  --width N              width of the picture, px, 1200 to 1800 (1200)
  --shape NAME           portrait 3:4, square or landscape 4:3 (portrait)
  --seed N               same seed, same bytes (1)
  --adults               both people are 18 or older, where a photo leaves it open
  --list                 prints the styles`

/** Reads the command line; throws a UsageError that says what to change. */
export function parseRenderArguments(argv: readonly string[]): RenderArguments | 'list' | 'help' {
  const { values, positionals } = read(argv)
  if (values.help) return 'help'
  if (values.list) return 'list'
  if (positionals.length !== 2) throw new UsageError(`Give exactly two photos; got ${positionals.length}.`)
  if (!values.style) throw new UsageError('Give a style with --style; --list prints them.')
  const attires: [Attire, Attire] = [
    attireOf(values.attire1, '--attire1'),
    attireOf(values.attire2, '--attire2'),
  ]
  const wearsCovering: [boolean, boolean] = [values.covering1, values.covering2]
  for (const [index, isCovered] of wearsCovering.entries())
    if (isCovered && attires[index] !== 'dress')
      throw new UsageError(`--covering${index + 1} goes with a dress.`)
  return {
    photos: [positionals[0], positionals[1]],
    attires,
    wearsCovering,
    taller: tallerOf(values.taller),
    faces: [faceOf(values.face1, '--face1'), faceOf(values.face2, '--face2')],
    style: values.style,
    out: values.out,
    widthPx: integerOf(values.width, '--width', 1200, 1800),
    shape: shapeOf(values.shape),
    seed: integerOf(values.seed, '--seed', 0, 2 ** 31),
    areAdults: values.adults,
  }
}

function read(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        style: { type: 'string' },
        attire1: { type: 'string', default: 'dress' },
        attire2: { type: 'string', default: 'suit' },
        covering1: { type: 'boolean', default: false },
        covering2: { type: 'boolean', default: false },
        face1: { type: 'string' },
        face2: { type: 'string' },
        taller: { type: 'string' },
        out: { type: 'string', default: 'out.jpg' },
        width: { type: 'string', default: '1200' },
        shape: { type: 'string', default: 'portrait' },
        seed: { type: 'string', default: '1' },
        adults: { type: 'boolean', default: false },
        list: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function attireOf(value: string, option: string): Attire {
  if (value === 'dress' || value === 'suit') return value
  throw new UsageError(`${option} is dress or suit, not "${value}".`)
}

function tallerOf(value: string | undefined): Taller | undefined {
  if (value === undefined || value === 'first' || value === 'second' || value === 'neither') return value
  throw new UsageError(`--taller is first, second or neither, not "${value}".`)
}

function shapeOf(value: string): PictureShape {
  if (value === 'portrait' || value === 'square' || value === 'landscape') return value
  throw new UsageError(`--shape is portrait, square or landscape, not "${value}".`)
}

function faceOf(value: string | undefined, option: string): number | undefined {
  return value === undefined ? undefined : integerOf(value, option, 1, 50) - 1
}

function integerOf(value: string, option: string, least: number, most: number): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  throw new UsageError(`${option} is a whole number from ${least} to ${most}, not "${value}".`)
}
