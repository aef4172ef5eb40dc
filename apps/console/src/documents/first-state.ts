import type { DocumentState, Versioned } from './document-types.ts'

/** A document before it is loaded. */
export function firstState<D extends Versioned, Side>(empty: D): DocumentState<D, Side> {
  return {
    status: 'loading',
    document: empty,
    version: empty.version,
    isSaving: false,
    unsaved: false,
    canUndo: false,
    undoLabel: null,
    conflict: null,
  }
}
