import { type HairColour, hairColour } from '@ever-after/contract'
import { useState } from 'react'
import { hairColourNames, type OnPaywall, type Phase, resultOf, useCreation } from '#creations'
import { readRecentRequest, readRunningCreation } from '#session'
import { askingForColour } from './api/apply-colour.ts'

interface ColouringOptions {
  photoId: string
  onReady: () => void
  onPaywall: OnPaywall
}

/** The colour that is looked at, and the picture that is made or was made in one. */
export function useColouring({ photoId, onReady, onPaywall }: ColouringOptions) {
  const path = `/hair-color/${photoId}`
  const [colour, setColour] = useState(() => colourLeft(path))
  const [putAside, setPutAside] = useState<string>()
  const request = colour && {
    wish: [photoId, colour].join(),
    body: { photoId, color: colour },
    subject: colour,
    name: hairColourNames[colour],
    path,
  }
  const { state, start } = useCreation({
    kind: 'hair',
    asking: askingForColour,
    request,
    path,
    onReady,
    onPaywall,
  })
  const shown = withoutPicture(state, putAside)
  const result = resultOf(shown)

  return {
    state: shown,
    colour,
    result,
    /** Another colour puts a finished picture aside; it stays in the history. */
    choose: (next: HairColour | undefined) => {
      setPutAside(result?.id)
      setColour(next)
    },
    apply: () => void start(),
  }
}

function withoutPicture(state: Phase, id: string | undefined): Phase {
  if (state.phase !== 'done' || state.creation.id !== id) return state
  const { isAsking, problem } = state
  if (isAsking) return { phase: 'running', progress: null }
  return problem ? { phase: 'stopped', problem } : { phase: 'idle' }
}

/** Of the picture that is made, or that was asked for lately without an answer yet. */
function colourLeft(path: string): HairColour | undefined {
  const left = [readRunningCreation('hair'), readRecentRequest('hair')].find((one) => one?.path === path)
  return hairColour.safeParse(left?.subject).data
}
