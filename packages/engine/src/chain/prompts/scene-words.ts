import type { DressRecipe } from '../../spec/job.ts'

/** Where a dress of the catalogue is worn, and what is worn with it. */
export function sceneWords(
  { scene, veil }: Pick<DressRecipe, 'scene' | 'veil'>,
  isCovered: boolean,
): string[] {
  const place = placeWords(scene)
  if (isCovered)
    return [place, 'A head scarf in the colour of the dress covers hair, ears and neck; the face is free.']
  return veil ? [place, 'A soft veil falls behind the shoulders and leaves face and hair free.'] : [place]
}

/** Where a dress of one's own is worn, where that was chosen. */
export function ownSceneWords({ scene }: { scene?: string }): string[] {
  return scene ? [placeWords(scene)] : []
}

function placeWords(scene: string): string {
  return `The place is a wedding setting: ${scene.replaceAll('-', ' ')}, softly out of focus.`
}
