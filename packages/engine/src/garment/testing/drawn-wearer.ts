import { emptyClassPlanes } from '../../vision/index.ts'

type Name = 'hair' | 'bodySkin' | 'faceSkin' | 'clothes' | 'accessories'

export const drawnPxPerMetre = 100

export interface DrawnWearer {
  widthPx?: number
  heightPx?: number
  /** What lies at a px; undefined is background. */
  what: (x: number, y: number) => Name | undefined
  colour?: (x: number, y: number) => readonly [number, number, number]
}

/** A wearer of known classes, 100 px a metre of the plate. */
export function drawnWearer({
  widthPx = 100,
  heightPx = 140,
  what,
  colour = () => [200, 200, 200],
}: DrawnWearer) {
  const classes = emptyClassPlanes(widthPx, heightPx)
  const person = new Float32Array(widthPx * heightPx)
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i++) {
      data.set(colour(x, y), i * 3)
      const name = what(x, y)
      if (!name) continue
      classes.background[i] = 0
      classes[name][i] = 1
      person[i] = 1
    }
  const inside = new Uint8Array(widthPx * heightPx).fill(1)
  return {
    crop: {
      image: { widthPx, heightPx, data },
      isInside: inside,
      mesh: new Float32Array(468 * 3),
      pxPerCm: 1,
      photoScale: 5,
      eyes: [widthPx / 2, 10] as [number, number],
      toCrop: (x: number, y: number): [number, number] => [x, y],
      regionInPhoto: (centreX: number, centreY: number, sidePx: number) => ({
        centreX,
        centreY,
        widthPx: sidePx,
        heightPx: sidePx,
        angleRad: 0,
      }),
    },
    classes,
    person,
    near: inside,
  }
}
