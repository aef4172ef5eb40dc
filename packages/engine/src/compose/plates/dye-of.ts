import { dressColours } from '@ever-after/art'
import type { Rgb } from '../../pixels/colour-space.ts'
import { EngineError } from '../../spec/errors.ts'

/** What a dress of this colour reflects of each channel against its plate; undefined for the plate's own ivory. */
export function dyeOf(colour: string): Rgb | undefined {
  if (!isDressColour(colour)) throw new EngineError('unknown_attire', `There is no dress colour "${colour}".`)
  return colour === 'ivory' ? undefined : dressColours[colour]
}

function isDressColour(colour: string): colour is keyof typeof dressColours {
  return Object.hasOwn(dressColours, colour)
}
