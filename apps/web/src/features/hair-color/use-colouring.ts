import { type HairColour, hairColour } from '@ever-after/contract'
import { useState } from 'react'
import { hairColourNames, type OnPaywall, type Phase, resultOf, useCreation } from '#creations'
import { readRunningCreation } from '#session'
import { applyColour } from './api/apply-colour.ts'

interface ColouringOptions {
  photoId: string
  onReady: () => void
  onPaywall: OnPaywall
}

/** The colour that is looked at, and the picture that is made or was made in one. */
export function useColouring({ photoId, onReady, onPaywall }: ColouringOptions) {
  const path = `/hair-color/${photoId}`
  const [colour, setColour] = useState(() => colourLeftRunning(path))
  const [putAside, setPutAside] = useState<string>()
  const { state, start } = useCreation({ kind: 'hair', path, onReady, onPaywall })
  const isPutAside = state.phase === 'done' && state.creation.id === putAside
  const shown: Phase = isPutAside ? { phase: 'idle' } : state
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
    apply: () => {
      if (!colour) return
      const apply = (idempotencyKey: string) => applyColour({ photoId, color: colour, idempotencyKey })
      void start({ apply, subject: colour, name: hairColourNames[colour], path })
    },
  }
}

function colourLeftRunning(path: string): HairColour | undefined {
  const running = readRunningCreation('hair')
  return running?.path === path ? hairColour.safeParse(running.subject).data : undefined
}
