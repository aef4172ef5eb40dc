import { useRef } from 'react'
import { announceDrag, type Sorting } from './model/announce-drag.ts'

/** What a screen reader says while something of a list is put into another place. */
export function useAnnouncements(sorting: Sorting) {
  const isJustPickedUp = useRef(false)
  return announceDrag({ ...sorting, isJustPickedUp })
}
