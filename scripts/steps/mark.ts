/** Colours of the mark on its ground; the values are those of packages/ui/src/tokens.css. */
export interface MarkColours {
  ground: string
  rings: string
  gem: string
  facets: string
}

/** The mark of the icon, light on rose. */
export const iconColours: MarkColours = {
  ground: '#b4536a',
  rings: '#fbf8f3',
  gem: '#e9cf96',
  facets: '#b4536a',
}

const radius = 12
const left = { x: 25.2, y: 37.5 }
const right = { x: 38.8, y: 37.5 }

/** Two linked rings with a cut stone on the right one; in a box of 64 × 64. */
export function drawMark({ ground, rings, gem, facets }: MarkColours): string {
  const clear = `stroke="${ground}" stroke-width="4.6"`
  const gold = `stroke="${rings}" stroke-width="2.7"`
  // The right ring passes over the left one, which passes over it again where they meet below.
  return `
    <g fill="none">
      <circle cx="${left.x}" cy="${left.y}" r="${radius}" ${gold}/>
      <circle cx="${right.x}" cy="${right.y}" r="${radius}" ${clear}/>
      <circle cx="${right.x}" cy="${right.y}" r="${radius}" ${gold}/>
      <path d="${arcOfLeft(40, 71)}" ${clear}/>
      <path d="${arcOfLeft(15, 85)}" ${gold}/>
    </g>
    <path d="M34.4 18.6h8.8l3 3.4-7.4 8.4-7.4-8.4z" fill="${gem}"/>
    <path d="M31.4 22h14.8M34.4 18.6l1.9 3.4 2.5 8.4 2.5-8.4 1.9-3.4M36.3 22l2.5-3.4 2.5 3.4"
      fill="none" stroke="${facets}" stroke-width="0.55" stroke-linejoin="round"/>`
}

/** A piece of the left ring, in degrees clockwise from three o'clock. */
function arcOfLeft(fromDegrees: number, toDegrees: number): string {
  const [from, to] = [fromDegrees, toDegrees].map((degrees) => {
    const angle = (degrees / 180) * Math.PI
    return `${left.x + radius * Math.cos(angle)} ${left.y + radius * Math.sin(angle)}`
  })
  return `M${from}A${radius} ${radius} 0 0 1 ${to}`
}

interface Square {
  sidePx: number
  /** Part of the side that the mark takes. */
  share: number
  colours: MarkColours
}

/** A whole picture: the mark in the middle of a square ground. */
export function drawSquare(square: Square): string {
  return drawOn(square, 0)
}

/** The same with round corners, and nothing outside them. */
export function drawRounded(square: Square): string {
  return drawOn(square, square.sidePx * 0.25)
}

function drawOn({ sidePx, share, colours }: Square, cornerPx: number): string {
  const scale = (sidePx * share) / 40
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 ${sidePx} ${sidePx}">
    <rect width="100%" height="100%" rx="${cornerPx}" fill="${colours.ground}"/>
    <g transform="translate(${sidePx / 2} ${sidePx / 2}) scale(${scale}) translate(-32 -34)">${drawMark(colours)}</g>
  </svg>`
}
