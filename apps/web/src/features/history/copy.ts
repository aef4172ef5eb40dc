import { words } from '#platform/words.ts'
import type { CreationKind } from '#session'

const names: Record<CreationKind, string> = {
  style: 'Wedding Styles',
  dress: 'Dress Try-Ons',
  hair: 'Hair Colours',
}

const tabs: Record<CreationKind, (count: number) => string> = {
  style: (count) => `Wedding Styles (${count})`,
  dress: (count) => `Dress Try-Ons (${count})`,
  hair: (count) => `Hair Colours (${count})`,
}

const emptyTitles: Record<CreationKind, string> = {
  style: 'No wedding styles yet',
  dress: 'No dress try-ons yet',
  hair: 'No hair colours yet',
}

export const copy = words('history', {
  title: 'History',
  names,
  tabs,
  loading: 'Loading history...',
  emptyTitles,
  empty: 'Start creating beautiful wedding photos',
  getStarted: 'Get Started',
  failedTitle: 'Your history did not load',
  failed: 'Check your connection and try again.',
  nextFailed: 'Earlier pictures did not load.',
  retry: 'Retry',
  today: 'Today',
  yesterday: 'Yesterday',
  select: 'Select',
  selectAll: 'Select all',
  selected: (count: number) => `${count} Selected`,
  clear: 'Clear',
  delete: 'Delete',
  save: 'Save',
  back: 'Back',
  making: 'Being made',
  openItem: (name: string, time: string) => `${name}, ${time}`,
  pictureOf: (number: number, all: number) => `Picture ${number} of ${all}`,
  siblingOf: (number: number, all: number) => `picture ${number} of ${all}`,
  starred: 'starred',
  deleteQuestion: (count: number) => `Delete ${count} selected items?`,
  deleteOneQuestion: 'Delete this picture?',
  deleteMore: 'This cannot be undone.',
  keep: 'Keep',
  success: 'Success',
  deleted: 'Items deleted successfully',
  error: 'Error',
  deleteFailed: 'Failed to delete items',
  saving: (saved: number, all: number) => `Saving, ${saved} of ${all} done`,
  batchSaved: 'Batch save complete!',
  batchSavedMore: (saved: number, all: number) => `Saved ${saved} of ${all} images`,
  compare: 'Hold to compare',
  slider: { offer: 'Compare with a slider', line: 'Before and after' },
  before: 'Before',
  madeWith: 'Made with AI',
  allMadeWith: 'Made with AI, and every file says so.',
  watermarked: 'Premium saves the full picture, without our watermark.',
  anotherStyle: 'Another style with these photos',
  picture: 'Picture',
  detailFailedTitle: 'This picture did not open',
  detailFailed: 'It may have been deleted, or the connection is gone.',
  backToHistory: 'Back to History',
})
