import type { PhotoBox } from '@ever-after/engine'

/** A photo shows one person when no other face comes near the largest one's height; distant guests do not matter. */
export function judgeFaces(
  faces: readonly PhotoBox[],
  secondFaceShare: number,
): 'no_face' | 'too_many_faces' | undefined {
  if (faces.length === 0) return 'no_face'
  const [largest, second = 0] = faces.map(({ height }) => height).sort((a, b) => b - a)
  return second >= largest * secondFaceShare ? 'too_many_faces' : undefined
}

const dayMs = 24 * 60 * 60 * 1000

export function expiryOf(createdAt: Date, retentionDays: number): Date {
  return new Date(createdAt.getTime() + retentionDays * dayMs)
}
