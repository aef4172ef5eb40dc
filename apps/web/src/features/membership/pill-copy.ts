import { words } from '#platform/words.ts'

export const pillCopy = words('membership-pill', {
  remaining: (count: number) => (count === 1 ? '1 change left' : `${count} changes left`),
  hint: 'See what is left',
})
