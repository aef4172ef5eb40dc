import { inTurn, press } from '../press.ts'
import type { Scene } from '../scene.ts'

const camera = { name: 'camera', face: 'full', path: '/camera' } as const
const hair = { name: 'hair', face: 'full', path: '/hair-color/:photo' } as const

export const cameraScenes: readonly Scene[] = [
  { ...camera, shows: 'The camera is ready' },
  { ...camera, face: 'error', shows: 'Camera Error', hasNoCamera: true },
  { ...camera, name: 'camera-taken', shows: 'Use Photo', act: press('Take the photo') },
  {
    ...camera,
    name: 'camera-sending',
    layout: 'camera-taken',
    unanswered: ['**/api/photos/**'],
    shows: 'Uploading...',
    act: inTurn(press('Take the photo'), press('Use Photo')),
  },
  { ...hair, shows: 'Tap a colour to see it on you.' },
  {
    ...hair,
    name: 'hair-preview',
    layout: 'hair',
    shows: 'A small free preview.',
    act: (page) => page.getByText('Copper', { exact: true }).click(),
  },
  { ...hair, face: 'loading', shows: 'Loading your photo' },
  { ...hair, face: 'error', shows: 'The photo did not load' },
  { ...hair, name: 'hair-gone', face: 'empty', device: 'empty', shows: 'This photo is not here any more' },
  { ...hair, name: 'hair-making', shows: 'Colouring your hair.', remembers: ['hair'], isMaking: true },
  { ...hair, name: 'hair-result', shows: 'Use this photo for dress try-on', remembers: ['hair'] },
]
