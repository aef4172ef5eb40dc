export const copy = {
  title: 'Record',
  intro: 'Every write of every operator, the newest first.',
  columns: { at: 'When', by: 'Who', endpoint: 'What', target: 'About', outcome: 'Outcome', address: 'From' },
  begun: 'Never ended',
  done: 'Done',
  more: 'Show older entries',
  refresh: 'Refresh',
  empty: 'Nothing is recorded yet',
  emptyNote: 'The first write will stand here.',
  failed: 'The record could not be loaded',
  tryAgain: 'Try again',
  loading: 'Loading…',
}
