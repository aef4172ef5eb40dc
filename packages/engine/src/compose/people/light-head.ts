import { changeLight } from '../../understand/light/change-light.ts'
import { normalsOf } from '../../understand/light/mesh-normals.ts'
import { spreadLight } from '../../understand/light/spread-light.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'

type LitPhoto = Pick<UnderstoodPhoto, 'widthPx' | 'heightPx' | 'pxPerCm' | 'mesh' | 'rgb' | 'sideLightStops'>

/** Stops between the cheeks that the key light of a garment's render gives, and the most that is added of them. */
const keyStops = 0.35
const mostAdded = 0.4
const leastAdded = 0.06

/** The head's colours, three bytes a px, lit a little from the side from which its body is lit. */
export function lightHead(photo: LitPhoto, side: 'left' | 'right'): Uint8Array {
  const own = side === 'left' ? photo.sideLightStops : -photo.sideLightStops
  const added = Math.min(mostAdded, keyStops - own)
  if (added < leastAdded) return photo.rgb
  const rgb = photo.rgb.slice()
  const aside = side === 'left' ? -added : added
  changeLight(rgb, spreadLight(photo, normalsOf(photo.mesh), { aside, upright: 0 }))
  return rgb
}
