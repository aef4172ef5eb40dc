import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { idOf, statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { answerPhotos } from '../../features/photo-upload/testing/answer-photos.ts'
import { heic, portraitsOf, press } from '../../features/photo-upload/testing/open-flow.tsx'
import { toasts } from '../toasts.ts'
import CoupleUploadScreen from './couple-upload-screen.tsx'
import DressUploadScreen from './dress-upload-screen.tsx'

forgetEverything()

test.for([
  {
    kind: 'wedding',
    Screen: CoupleUploadScreen,
    pickers: ['Choose a photo of the first person', 'Choose a photo of the second person'],
    enhance: 'Enhance portraits',
    look: 'Look closer: Studio, First person',
  },
  {
    kind: 'dress',
    Screen: DressUploadScreen,
    pickers: ['Choose a photo of you'],
    enhance: 'Enhance portrait',
    look: 'Look closer: Studio, Your portrait',
  },
])(
  'a $kind portrait that could not be saved, and one that was, is told of',
  { tags: ['NATIVE-04', 'NATIVE-05'] },
  async ({ kind, Screen, pickers, enhance, look }) => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    let isBroken = true
    serveApi({
      'GET /api/enhanced-portraits': () => [],
      'GET /api/subscriptions/status': { ...statusOf(), hasActiveSubscription: true },
      [`POST /api/photos/${idOf(1)}/check`]: { isUsable: true, hints: [] },
      [`POST /api/photos/${idOf(2)}/check`]: { isUsable: true, hints: [] },
      [`POST /api/ai/enhance-${kind}-portrait`]: portraitsOf(11),
      'GET /media/12.jpg': () => new Response('picture', { status: isBroken ? 500 : 200 }),
    })
    answerPhotos()
    show(<Screen samplePhotos={[]} />)
    for (const label of pickers)
      fireEvent.change(screen.getByLabelText(label), { target: { files: [heic()] } })
    await vi.waitFor(() => expect(screen.getAllByText(/^Kept until 17 May/)).toHaveLength(pickers.length))
    await press(enhance)
    await press(look)
    await press('Save')
    await vi.waitFor(() =>
      expect(toasts.current()).toMatchObject({ title: 'Failed to save image', isDestructive: true }),
    )
    isBroken = false
    await press('Save')
    await vi.waitFor(() =>
      expect(toasts.current()).toMatchObject({
        title: 'Saved!',
        description: 'Image saved to photo library',
      }),
    )
  },
)
