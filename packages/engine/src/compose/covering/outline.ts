/** Radii of a closed line around a middle, px, in equal steps clockwise on the screen from straight up. */
export type Outline = Float32Array

const steps = 180

export function emptyOutline(): Outline {
  return new Float32Array(steps)
}

/** Radians clockwise from straight up. */
export function angleOfStep(step: number): number {
  return (step / steps) * 2 * Math.PI
}

/** The radius towards a point that lies dx to the right of and dy below the middle. */
export function radiusTowards(outline: Outline, dx: number, dy: number): number {
  return radiusAt(outline, turnTowards(dx, dy))
}

/** Share of a full turn clockwise from straight up, -0.5..0.5. */
export function turnTowards(dx: number, dy: number): number {
  return Math.atan2(dx, -dy) / (2 * Math.PI)
}

export function radiusAt(outline: Outline, turn: number): number {
  const place = (turn < 0 ? turn + 1 : turn) * steps
  const step = place | 0
  const from = outline[step % steps]
  return from + (outline[(step + 1) % steps] - from) * (place - step)
}

/** The line with its bumps of less than about `degrees` taken off. */
export function smoothOutline(outline: Outline, degrees: number): Outline {
  const reach = Math.round((degrees / 360) * steps)
  const weights = Array.from(
    { length: 2 * reach + 1 },
    (_, i) => 1 + Math.cos((Math.PI * (i - reach)) / (reach + 1)),
  )
  const whole = weights.reduce((sum, weight) => sum + weight)
  return outline.map((_, step) => {
    let sum = 0
    for (const [i, weight] of weights.entries()) sum += weight * outline[(step + i - reach + steps) % steps]
    return sum / whole
  })
}

/** Each radius no longer than any within `degrees` of it. */
export function narrowOutline(outline: Outline, degrees: number): Outline {
  const reach = Math.round((degrees / 360) * steps)
  return outline.map((_, step) => {
    let least = Infinity
    for (let i = -reach; i <= reach; i++) least = Math.min(least, outline[(step + i + steps) % steps])
    return least
  })
}

const bowReachDegrees = 60
/** 1 would allow nothing but what lies inside each radius's upright; faces are longer than wide. */
const bowPower = 2

/** The line without dents: where it comes near the middle, what lies beside comes nearer too. */
export function bowOutline(outline: Outline): Outline {
  const reach = Math.round((bowReachDegrees / 360) * steps)
  return outline.map((_, step) => {
    let least = Infinity
    for (let i = -reach; i <= reach; i++)
      least = Math.min(least, outline[(step + i + steps) % steps] / Math.cos(angleOfStep(i)) ** bowPower)
    return least
  })
}
