import { createLucideIcon } from 'lucide-react'

/** A bridal gown, in the strokes of the other icons. */
export const Gown = createLucideIcon('gown', [
  ['path', { d: 'M9 2.5v3.2c0 1.6-.5 2.3-.5 3.3 0 .8.5 1.4 1 2', key: 'left' }],
  ['path', { d: 'M15 2.5v3.2c0 1.6.5 2.3.5 3.3 0 .8-.5 1.4-1 2', key: 'right' }],
  ['path', { d: 'M9 5.7c1 .2 2.2.7 3 1.6.8-.9 2-1.4 3-1.6', key: 'neckline' }],
  ['path', { d: 'M9.5 11h5', key: 'waist' }],
  [
    'path',
    { d: 'M9.5 11c-1 4-3 7-5.5 9 2.6 1 5.2 1.5 8 1.5s5.4-.5 8-1.5c-2.5-2-4.500-5-5.500-9', key: 'skirt' },
  ],
])
