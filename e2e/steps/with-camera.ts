import { test as base } from './journey.ts'
import { makeFaceVideo } from './make-face-video.ts'

/** A browser whose camera sees a face and may be used without asking. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const film = await makeFaceVideo()
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ],
      })
    },
    { scope: 'worker' },
  ],
})
