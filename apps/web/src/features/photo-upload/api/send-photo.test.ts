import { expect, test } from 'vitest'
import { answerUpload } from '#testing/answer-upload.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { loadSamplePhotos } from './sample-photos.ts'
import { sendPhoto } from './send-photo.ts'

forgetEverything()

const answers = [
  ['', '413: Payload Too Large'],
  ['{"error":"Too large."}', '413: {"error":"Too large."}'],
] as const

test.for(answers)('a refused photo throws what was answered', { tags: ['ERR-01'] }, async ([body, words]) => {
  answerUpload(413, body, 'Payload Too Large')
  const photo = { file: new File(['x'], 'photo.jpg'), idempotencyKey: 'key', onProgress: () => undefined }
  for (const kind of ['couple', 'dress'] as const)
    await expect(sendPhoto({ kind, ...photo })).rejects.toMatchObject({ message: words })
})

test.for(answers)(
  'a refused sample photo throws what was answered',
  {
    tags: ['ERR-01'],
  },
  async ([body, words]) => {
    const samples = ['/sample-photos/partner1.jpg', '/sample-photos/partner2.jpg']
    serveApi({ [`GET ${samples[0]}`]: new Response(body, { status: 413, statusText: 'Payload Too Large' }) })
    await expect(loadSamplePhotos([samples[0], samples[0]])).rejects.toMatchObject({ message: words })
  },
)
