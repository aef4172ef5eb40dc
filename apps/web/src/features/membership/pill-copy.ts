export const pillCopy = {
  remaining: (count: number) => (count === 1 ? '1 photo left' : `${count} photos left`),
  hint: 'See what is left',
} as const
