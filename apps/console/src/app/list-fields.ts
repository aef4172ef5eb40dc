import { type FieldChange, listChanges } from '@ever-after/contract'
import { type Conflict, fieldWords, valueWords } from '#documents'

export interface ConflictField {
  path: string
  name: string
  mine: FieldSide
  theirs: FieldSide
}

interface FieldSide {
  words: string
  isChanged: boolean
}

/** Every field that either side changed, with what stands in it on both, so that nobody takes back more than they see. */
export function listFields({ base, mine, theirs }: Conflict<unknown>): ConflictField[] {
  const changes = { mine: changesOf(base, mine), theirs: changesOf(base, theirs) }
  const paths = new Set([...changes.mine.keys(), ...changes.theirs.keys()])
  const sideOf = (path: string, side: 'mine' | 'theirs'): FieldSide => {
    const own = changes[side].get(path)
    const other = changes[side === 'mine' ? 'theirs' : 'mine'].get(path)
    return { words: valueWords(own ? own.after : other?.before), isChanged: own !== undefined }
  }
  return [...paths].map((path) => ({
    path,
    name: fieldWords(path),
    mine: sideOf(path, 'mine'),
    theirs: sideOf(path, 'theirs'),
  }))
}

/** A side that is deleted changed no field. */
function changesOf(base: unknown, side: unknown): Map<string, FieldChange> {
  const changes = side === null ? [] : listChanges(base ?? {}, side)
  return new Map(changes.map((change) => [change.path, change]))
}
