export const pillCopy = {
  remaining: (count: number) => (count === 1 ? '1 change left' : `${count} changes left`),
  hint: 'See what is left',
} as const
