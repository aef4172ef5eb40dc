import { Refusal } from '../access/index.ts'

export interface Transformation {
  crop?: 'fill' | 'limit' | 'fit'
  gravity?: 'auto' | 'face'
  widthPx?: number
  heightPx?: number
  quality?: number
  format?: 'auto' | 'jpg' | 'webp' | 'png'
}

export interface Delivery {
  transformation: Transformation
  publicId: string
}

const maxSidePx = 2000
const formats = ['jpg', 'webp', 'png'] as const

/** Reads `<transformations>/v<version>/<public id>.<ext>`; refuses what this host does not draw. */
export function parseDelivery(path: string): Delivery {
  const segments = path.split('/')
  const transformation: Transformation = {}
  while (segments.length > 1 && /^[a-z]{1,3}_/.test(segments[0]))
    for (const parameter of segments.shift()?.split(',') ?? []) addParameter(transformation, parameter)
  if (segments.length > 1 && /^v\d+$/.test(segments[0])) segments.shift()
  checkTogether(transformation)

  const name = segments.join('/')
  const [, publicId, ending] = /^([\w/-]+)(?:\.([a-z0-9]+))?$/.exec(name) ?? []
  if (!publicId) throw new Refusal('not_found', { details: [{ path: 'public_id', message: name }] })
  if (ending === undefined) return { transformation, publicId }
  const format = formats.find((known) => known === ending.replace('jpeg', 'jpg'))
  if (!format) throw invalid(ending)
  return { transformation: { format, ...transformation }, publicId }
}

function addParameter(transformation: Transformation, parameter: string): void {
  const added = readParameter(parameter)
  if (Object.keys(added).some((key) => key in transformation)) throw invalid(parameter)
  Object.assign(transformation, added)
}

function readParameter(parameter: string): Transformation {
  const [, key, value = ''] = /^([a-z]+)_(.+)$/.exec(parameter) ?? []
  switch (key) {
    case 'c':
      return { crop: oneOf(['fill', 'limit', 'fit'], value, parameter) }
    case 'g':
      return { gravity: oneOf(['auto', 'face'], value, parameter) }
    case 'w':
      return { widthPx: wholeNumber(value, maxSidePx, parameter) }
    case 'h':
      return { heightPx: wholeNumber(value, maxSidePx, parameter) }
    case 'q':
      return { quality: value === 'auto' ? 80 : wholeNumber(value, 100, parameter) }
    case 'f':
      return { format: oneOf(['auto', ...formats], value, parameter) }
    default:
      throw invalid(parameter)
  }
}

function checkTogether({ crop, gravity, widthPx, heightPx }: Transformation): void {
  const hasSize = widthPx !== undefined || heightPx !== undefined
  if (hasSize !== (crop !== undefined))
    throw invalid(hasSize ? 'a size needs a crop mode' : 'a crop needs a size')
  if (gravity && crop !== 'fill') throw invalid(`g_${gravity} needs c_fill`)
}

function oneOf<const T extends string>(known: readonly T[], value: string, parameter: string): T {
  const found = known.find((candidate) => candidate === value)
  if (!found) throw invalid(parameter)
  return found
}

function wholeNumber(value: string, max: number, parameter: string): number {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (number < 1 || number > max) throw invalid(parameter)
  return number
}

function invalid(what: string): Refusal {
  return new Refusal('invalid_transformation', { details: [{ path: 'transformation', message: what }] })
}
