import type { Saved } from '@ever-after/contract'
import type { Store } from '#messages'

export interface Versioned {
  version: string
}

/** One part of a document that two people changed, each in their own way. */
export interface Conflict<Side> {
  id: string
  name: string
  base: Side | null
  theirs: Side | null
  mine: Side | null
}

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>

export interface Merge<D, Side> {
  merged: D
  conflicts: Conflict<Side>[]
}

export interface Sides<D> {
  base: D
  theirs: D
  mine: D
  choices?: Choices
}

export interface SaveInput<D> {
  document: D
  /** The save that the document was made from; what it has need not be sent again. */
  base: D
  /** A timestamp, as the server gets it. */
  version: string
  confirm?: boolean
  isImport?: boolean
  note?: string
}

/** What the console must know of one document to load, keep, merge and save it. */
export interface DocumentSource<D extends Versioned, Side> {
  empty: D
  load: () => Promise<D>
  /** Loads only what is not known yet; what stayed are the same objects. */
  loadSince?: (known: D) => Promise<D>
  save: (input: SaveInput<D>) => Promise<Saved>
  merge: (sides: Sides<D>) => Merge<D, Side>
  /** How many things it holds, for the question before many of them go. */
  count: (document: D) => number
  /** Puts right what was loaded, such as styles without an order; the same object when nothing is wrong. */
  tidy?: (document: D) => D
  /** Where changes are kept until they are saved; a document without it saves each change at once. */
  workingCopy?: WorkingCopy<D>
}

/** What a browser keeps of unsaved changes, so that closing it loses nothing. */
export interface WorkingCopy<D> {
  write: (copy: { base: D; document: D }) => void
  /** The kept document and what it started from; undefined when nothing is kept. */
  read: (saved: D) => Promise<{ base: D; document: D } | undefined>
  forget: () => void
}

export interface ChangeOptions {
  /** Said when the change is saved, such as 'Saved successfully!'. */
  alert?: string
  /** The document came from a file; the list of releases says so. */
  isImport?: boolean
  /** False for a change that belongs to the one before it and is not taken back by itself. */
  canUndo?: boolean
}

/** What the person has to choose between. */
export interface OpenConflict<Side> {
  conflicts: Conflict<Side>[]
  /** Set where the sides are the draft and the live catalogue, not two people. */
  purpose?: 'publish'
  resolve: (choices: Choices) => void
}

export interface DocumentState<D, Side> {
  /** A document that failed to load is empty, and cannot be changed. */
  status: 'loading' | 'ready' | 'failed'
  document: D
  /** Of the save that the document stands on. */
  version: string
  isSaving: boolean
  /** Whether some change has not reached the server yet. */
  unsaved: boolean
  canUndo: boolean
  /** What the next undo takes back. */
  undoLabel: string | null
  /** Waits for the person's choice by part; the shell shows its dialog. */
  conflict: OpenConflict<Side> | null
}

export interface DocumentActions<D> {
  load: () => Promise<void>
  /** Saves what is not saved, and fetches what is stored now. */
  reload: () => Promise<void>
  /** Changes the document; true once it is saved, and for a document with a working copy once it is kept there. */
  change: (label: string, make: (document: D) => D, options?: ChangeOptions) => Promise<boolean>
  /** Takes the last change back, on top of what is there now. */
  undo: () => Promise<boolean>
}

export interface DocumentStore<D extends Versioned, Side> extends DocumentActions<D> {
  state: Store<DocumentState<D, Side>>
  /** Fetches what is stored now; answers what was and what is, when somebody else saved in between. */
  catchUp: () => Promise<{ before: D; after: D } | undefined>
  /** Does something on the server that also changes the document, after everything before it is saved. */
  transact: <T extends { version: string }>(step: ServerStep<D, T>) => Promise<T | undefined>
  forget: () => void
}

export interface ServerStep<D, T> {
  label: string
  send: (baseVersion: string, options: { confirm: boolean }) => Promise<T>
  /** What it does to the document. */
  apply: (document: D) => D
  /** Takes it back on the server before the document is put as it was. */
  undo?: (reply: T, before: D) => Promise<boolean>
}
