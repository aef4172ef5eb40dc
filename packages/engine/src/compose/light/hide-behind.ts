import type { Box } from '../box.ts'
import type { PersonLayer } from '../people/person-layer.ts'
import type { SceneForeground } from '../plates/decode-scene.ts'

/** What of a person shows, as shares of the picture; the head as it was laid, whatever hides it. */
export type ShownPerson = Pick<PersonLayer, 'box' | 'a' | 'skin' | 'head'>

/** Takes out of a person what another one hides, in place. */
export function hideBehind(person: ShownPerson, front: ShownPerson): void {
  hide(person, front.box, (i) => front.a[i])
}

/** Takes out of a person what the scene's foreground hides, in place. */
export function hideBehindForeground(person: ShownPerson, { box, rgba }: SceneForeground): void {
  hide(person, box, (i) => rgba[i * 4 + 3] / 255)
}

function hide({ box: own, a, skin }: ShownPerson, box: Box, alphaAt: (i: number) => number): void {
  const left = Math.max(own.left, box.left)
  const right = Math.min(own.left + own.widthPx, box.left + box.widthPx)
  const bottom = Math.min(own.top + own.heightPx, box.top + box.heightPx)
  for (let y = Math.max(own.top, box.top); y < bottom; y++) {
    let i = (y - own.top) * own.widthPx + left - own.left
    let j = (y - box.top) * box.widthPx + left - box.left
    for (let x = left; x < right; x++, i++, j++) {
      const alpha = alphaAt(j)
      if (alpha === 0 || a[i] === 0) continue
      const kept = 1 - alpha
      a[i] *= kept
      skin[i] *= kept
    }
  }
}
