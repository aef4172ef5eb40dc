import { errorCatalogue } from '@ever-after/contract'

const changed = (count: number, one: string, many: string) =>
  count === 0 ? 'the order changed' : `${count} ${count === 1 ? one : many} changed`

export const copy = {
  notAuthenticated: 'Not authenticated. Please log in.',
  notAuthenticatedAgain: 'Not authenticated. Please log in again.',
  merged: 'Somebody else saved in the meantime. Both changes are kept.',
  othersSavedStyles: (count: number) => `Somebody else saved: ${changed(count, 'style', 'styles')}`,
  othersSavedDresses: (count: number) => `Somebody else saved: ${changed(count, 'dress', 'dresses')}`,
  mergesOnSave: 'Somebody else saved. Your changes are merged with theirs when they are saved.',
  notLoaded: 'This catalogue did not load. Please try again.',
  undoneInPart: (count: number) =>
    count === 1
      ? '1 style was changed again since then and stayed as it is.'
      : `${count} styles were changed again since then and stayed as they are.`,
  notSavedYet: 'Earlier changes are not saved yet. Please try again in a moment.',
  noRoom:
    'This browser has no room left for unsaved changes. Please keep this page open until all changes are saved.',
  wipe: errorCatalogue.wipe_refused.words,
  wipeQuestion: (removed: number, all: number) => `Remove ${removed} of ${all}?`,
  wipeConfirm: 'Remove them',
  archiveLabel: (count: number) => `Archive ${count} ${count === 1 ? 'style' : 'styles'}`,
  restoreLabel: 'Put styles back',
  expectedJson: (type: string) => `Expected JSON response but got: ${type}`,
}
