import type { Scene } from './scene.ts'

/** A couple holds a phone, which may be narrow; an operator sits before a screen or holds a tablet. */
const phones = { first: { width: 390, height: 844 }, narrow: { width: 320, height: 568 } }
const screens = { first: { width: 1280, height: 800 }, narrow: { width: 768, height: 1024 } }

/** The sizes of the screens on which a scene is met. */
export function sizesOf({ device }: Pick<Scene, 'device'>) {
  return device === 'operator' ? screens : phones
}
