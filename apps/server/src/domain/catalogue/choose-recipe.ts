import { namesCovering, type StudioRecipe } from '@ever-after/contract'
import { listAttire, listScenes } from '@ever-after/engine'
import { finishWords, garmentWords, hourWords, placeWords } from './recipe-words.ts'

/**
 * A recipe from a prompt's own words: the scene whose place and hour they name, the garments, and the finish; undefined
 * when they name no place that the studio has.
 */
export function chooseRecipe(prompt: string): StudioRecipe | undefined {
  const scene = chooseScene(prompt)
  if (!scene) return undefined
  const [dress, suit] = [chooseGarment(prompt, 'gown'), chooseGarment(prompt, 'suit')]
  const hasCovering = namesCovering(prompt)
  return {
    scene,
    finish: finishWords.find(({ words }) => words.test(prompt))?.finish ?? 'film',
    dress: hasCovering ? 'gown-modest' : dress,
    suit,
    otherDress: otherThan(dress, ['gown-satin', 'gown-lace']),
    otherSuit: otherThan(suit, ['suit-navy', 'suit-tuxedo']),
    veil: garmentWords.veil.test(prompt) && !hasCovering,
    ...(hasCovering && { covering: 'covering' }),
  }
}

/** The place that is named first counts, and of its scenes the one of which most is said. */
function chooseScene(prompt: string): string | undefined {
  const found = placeWords
    .map(({ place, words }) => ({ place, at: prompt.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (!found[0]) return undefined
  const { place } = found[0]
  const scenes = listScenes().filter((scene) => scene === place || scene.startsWith(`${place}-`))
  const said = scenes.map((scene) => {
    const hour = scene.slice(place.length + 1)
    return { scene, times: hour ? countOf(prompt, hourWords[hour]) : 0.5 }
  })
  return said.sort((a, b) => b.times - a.times)[0]?.scene
}

function countOf(prompt: string, words: RegExp | undefined): number {
  return words ? (prompt.match(new RegExp(words.source, 'gi'))?.length ?? 0) : 0
}

function chooseGarment(prompt: string, kind: 'gown' | 'suit'): string {
  const shelf = new Set(listAttire())
  const named = garmentWords[kind].find(({ name, words }) => shelf.has(name) && words.test(prompt))
  return named?.name ?? { gown: 'gown-lace', suit: 'suit-tuxedo' }[kind]
}

function otherThan(worn: string, choices: readonly [string, string]): string {
  return worn.startsWith(choices[0]) ? choices[1] : choices[0]
}
