import { expect, test } from 'vitest'
import { riseOf } from './toast-place.ts'

const frame = { top: 0, bottom: 844 }

test.each([
  ['stands at the lower edge where nothing is fastened', {}, 0],
  ['stands above the tabs', { bars: [788] }, 56],
  ['stands above the higher of two bars', { bars: [788, 700] }, 144],
  ['does not follow a bar that is scrolled away', { bars: [120, 900] }, 0],
  ['stands above the main button where a picture leaves room', { bars: [740], pictureBottom: 520 }, 104],
  [
    'would rather cover the main button than a picture',
    { bars: [740], pictureBottom: 700, toastHeightPx: 80 },
    64,
  ],
  ['stays on the screen where a picture leaves no room', { pictureBottom: 830 }, 0],
  ['is not moved by a picture that is scrolled away', { bars: [740], pictureBottom: -20 }, 104],
])('a toast %s', (_, surroundings, risePx) => {
  expect(riseOf({ frame, toastHeightPx: 50, bars: [], ...surroundings })).toBe(risePx)
})
