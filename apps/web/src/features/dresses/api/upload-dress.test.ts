import { expect, test } from 'vitest'
import { answerUpload } from '#testing/answer-upload.ts'
import { forgetEverything } from '#testing/show.tsx'
import { uploadDress } from './upload-dress.ts'

forgetEverything()

test.for([
  ['', '413: Payload Too Large'],
  ['{"error":"Too large."}', '413: {"error":"Too large."}'],
] as const)('a refused dress throws what was answered', { tags: ['ERR-01'] }, async ([body, words]) => {
  answerUpload(413, body, 'Payload Too Large')
  const sent = uploadDress({
    file: new File(['x'], 'dress.jpg'),
    name: '',
    idempotencyKey: 'key',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  await expect(sent).rejects.toMatchObject({ message: words })
})
