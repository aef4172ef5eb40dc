import { mirror } from '../../pixels/mirror.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { sampleRegion } from '../../pixels/sample-region.ts'
import { landmark, pointOf } from '../faces/landmarks.ts'
import { eyeInputPx } from './build-eye.ts'

/** Of the square around an eye, in widths of the eye, as the network learned it. */
const side = 2.3
const corners = {
  left: [landmark.leftEyeOuter, landmark.leftEyeInner],
  right: [landmark.rightEyeOuter, landmark.rightEyeInner],
} as const

export interface EyeCut {
  /** Interleaved RGB, 0..1; the right eye is mirrored, so that both look like the viewer's left one. */
  input: Float32Array
  /** Of the eye in the photo, px. */
  widthPx: number
}

/** One eye upright in the square that the network looks at. */
export function cutEye(image: RgbImage, mesh: Float32Array, eye: 'left' | 'right'): EyeCut {
  const [outer, inner] = corners[eye].map((index) => pointOf(mesh, index))
  const [leftX, leftY] = pointOf(mesh, landmark.leftEyeOuter)
  const [rightX, rightY] = pointOf(mesh, landmark.rightEyeOuter)
  const widthPx = Math.hypot(inner[0] - outer[0], inner[1] - outer[1])
  const upright = sampleRegion({
    image,
    region: {
      centreX: (outer[0] + inner[0]) / 2,
      centreY: (outer[1] + inner[1]) / 2,
      widthPx: widthPx * side,
      heightPx: widthPx * side,
      angleRad: Math.atan2(rightY - leftY, rightX - leftX),
    },
    widthPx: eyeInputPx,
    heightPx: eyeInputPx,
    scale: 1 / 255,
    offset: 0,
    border: 'edge',
  })
  return { input: eye === 'left' ? upright : mirror(upright, eyeInputPx, 3), widthPx }
}
