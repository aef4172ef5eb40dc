import { useEffect, useState } from 'react'
import type { Shot } from './model.ts'

/** The photo that was taken or chosen, with an address to show it from for as long as it is looked at. */
export function useShot() {
  const [shot, setShot] = useState<Shot>()
  useEffect(() => {
    if (shot) return () => URL.revokeObjectURL(shot.url)
  }, [shot])
  return {
    shot,
    keep: ({ file, isChosen }: Pick<Shot, 'file' | 'isChosen'>) =>
      setShot({ file, isChosen, url: URL.createObjectURL(file) }),
    drop: () => setShot(undefined),
  }
}
