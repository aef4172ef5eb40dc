import { expect, test, vi } from 'vitest'
import { standNativeBridge } from './testing/native-bridge.ts'

vi.stubEnv('VITE_API_ORIGIN', 'https://api.example')

const phone = standNativeBridge({
  Filesystem: { writeFile: ({ path }) => ({ uri: `file:///cache/${path}` }) },
  Share: { share: () => ({ activityType: '' }) },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
})
const { saveFile } = await import('./save-file.ts')

test('a phone hands a file over through its share sheet', async () => {
  await saveFile({ blob: new Blob(['zip'], { type: 'application/zip' }), name: 'data.zip' })
  expect(phone.callsOf('Filesystem')[0].options).toMatchObject({ data: btoa('zip') })
  expect(phone.callsOf('Share')[0].options.files).toEqual(['file:///cache/shared/data.zip'])
})
