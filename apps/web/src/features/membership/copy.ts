export const copy = {
  remaining: (count: number) => (count === 1 ? '1 photo left' : `${count} photos left`),
  limitDetail: 'You have no changes left. Every picture you made stays in your History.',
  close: 'Close',
} as const
