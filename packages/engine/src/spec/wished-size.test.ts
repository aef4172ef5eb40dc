import { expect, test } from 'vitest'
import type { HostedJob } from './hosted.ts'
import { shapeOf, wishedSize } from './wished-size.ts'

const job = (given: object) => given as HostedJob

test.for([
  [{ kind: 'couple', widthPx: 900 }, 'portrait', 900, 1200],
  [{ kind: 'couple', widthPx: 1500 }, 'portrait', 1500, 2000],
  [{ kind: 'couple', widthPx: 900, shape: 'square' }, 'square', 900, 900],
  [{ kind: 'couple', widthPx: 1200, shape: 'landscape' }, 'landscape', 1200, 900],
  [{ kind: 'dress', widthPx: 1000 }, 'portrait', 1000, 1333],
  [{ kind: 'dress', widthPx: 1500 }, 'portrait', 1500, 2000],
  [{ kind: 'preview', widthPx: 600, shape: 'square' }, 'portrait', 600, 800],
  [{ kind: 'portrait' }, 'portrait', 1200, 1600],
] as const)(
  'of %o the picture is %s, %i by %i px',
  { tags: ['MEMB-07', 'A58'] },
  ([given, shape, widthPx, heightPx]) => {
    expect(shapeOf(job(given))).toBe(shape)
    expect(wishedSize(job(given))).toEqual({ widthPx, heightPx })
  },
)
