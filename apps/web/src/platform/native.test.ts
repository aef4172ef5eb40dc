import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standNativeBridge } from './testing/native-bridge.ts'

const albums = new Map<string, string>()
const refuse = (message: string, code?: string) => Object.assign(new Error(message), { code })
let libraryAccess: 'full' | 'add' | 'none' = 'full'
let closesSheet = false

const mustHave = (...enough: string[]) => {
  if (!enough.includes(libraryAccess)) throw refuse('Access to photos not allowed by user', 'accessDenied')
}

const phone = standNativeBridge({
  Media: {
    getAlbums() {
      mustHave('full')
      return { albums: [...albums].map(([name, identifier]) => ({ name, identifier, type: 'user' })) }
    },
    createAlbum({ name }) {
      mustHave('full')
      albums.set(String(name), `album-${albums.size + 1}`)
    },
    savePhoto() {
      mustHave('full', 'add')
      return { identifier: 'photo-1' }
    },
  },
  Filesystem: { writeFile: ({ path }) => ({ uri: `file:///cache/${String(path)}` }) },
  Share: {
    share() {
      if (closesSheet) throw refuse('Share canceled')
      return { activityType: 'com.apple.UIKit.activity.Message' }
    },
  },
  InAppReview: { requestReview: () => undefined },
  FirebaseMessaging: { requestPermissions: () => ({ receive: 'granted' }) },
  PrivacyScreen: { enable: () => ({ success: true }), disable: () => ({ success: true }) },
})

const { savePicture, savePictures } = await import('./save-picture.ts')
const { saveFile } = await import('./save-file.ts')
const { requestPhotoAccess } = await import('./photo-access.ts')
const { canSharePictures, sharePicture } = await import('./share-picture.ts')
const { shareLink } = await import('./share-link.ts')
const { requestReview } = await import('./request-review.ts')
const { push } = await import('./push.ts')
const { openCamera } = await import('./camera.ts')
const { privacyScreen, duringSystemDialog } = await import('./privacy-screen.ts')

const picture = { url: 'https://api.example/media/1.jpg', name: 'The Rose Garden' }
const link = { title: 'Ever After', text: 'Look', url: 'https://example.com' }
const methodsOf = (plugin: string) => phone.callsOf(plugin).map(({ method }) => method)

beforeEach(() => {
  albums.clear()
  libraryAccess = 'full'
  closesSheet = false
  phone.calls.length = 0
})
afterEach(() => {
  window.localStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a picture goes to the album of the product’s name, which is made when it is missing and only then', {
  tags: ['STYLE-14', 'NATIVE-01', 'NATIVE-02', 'A67'],
}, async () => {
  albums.set('Ever After', 'album-1')
  await savePicture(picture)
  expect(methodsOf('Media')).toEqual(['getAlbums', 'createAlbum', 'getAlbums', 'savePhoto'])
  expect([...albums.keys()]).toEqual(['Ever After', 'EverAfter'])
  expect(phone.callsOf('Media').at(-1)?.options).toEqual({ path: picture.url, albumIdentifier: 'album-2' })
  phone.calls.length = 0
  await savePicture(picture)
  expect(methodsOf('Media')).toEqual(['getAlbums', 'savePhoto'])
  expect(phone.callsOf('Media').at(-1)?.options).toEqual({ path: picture.url, albumIdentifier: 'album-2' })
})

test('who allows only adding gets the picture without the album', { tags: ['NATIVE-01'] }, async () => {
  libraryAccess = 'add'
  await savePicture(picture)
  expect(phone.callsOf('Media').at(-1)).toMatchObject({ method: 'savePhoto', options: { path: picture.url } })
})

test('who allows nothing hears that nothing was saved', { tags: ['NATIVE-01', 'NATIVE-05'] }, async () => {
  libraryAccess = 'none'
  await expect(savePicture(picture)).rejects.toThrow('Access to photos not allowed by user')
})

test('several pictures are saved 200 ms apart, and a failed one does not stop the rest', {
  tags: ['HIST-27', 'NATIVE-03'],
}, async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.useFakeTimers()
  const counts: number[] = []
  const broken = { url: 'http://[', name: 'broken' }
  const other = { url: 'https://api.example/media/2.jpg', name: 'Dunes' }
  const saved = () =>
    phone.callsOf('Media').flatMap(({ method, options }) => (method === 'savePhoto' ? options.path : []))
  const saving = savePictures([picture, broken, other], (count) => counts.push(count))
  await vi.advanceTimersByTimeAsync(0)
  expect(saved()).toEqual([picture.url])
  await vi.advanceTimersByTimeAsync(399)
  expect(saved()).toEqual([picture.url])
  await vi.advanceTimersByTimeAsync(1)
  expect(saved()).toEqual([picture.url, other.url])
  expect(await saving).toBe(2)
  expect(counts).toEqual([1, 2])
})

test('asking for the photos shows the phone’s own question and tells the answer', async () => {
  expect(await requestPhotoAccess()).toBe('granted')
  libraryAccess = 'none'
  expect(await requestPhotoAccess()).toBe('denied')
})

test('sharing writes the picture where the phone’s sheet can read it and opens the sheet', {
  tags: ['NATIVE-06'],
}, async () => {
  vi.stubGlobal('fetch', async () => new Response('abc'))
  expect(canSharePictures()).toBe(true)
  expect(await sharePicture({ ...picture, note: 'Made with AI' })).toBe(true)
  expect(phone.callsOf('Filesystem')[0].options).toMatchObject({
    path: 'shared/The Rose Garden.jpg',
    directory: 'CACHE',
    data: btoa('abc'),
  })
  expect(phone.callsOf('Share')[0].options).toEqual({
    title: 'The Rose Garden',
    text: 'Made with AI',
    files: ['file:///cache/shared/The Rose Garden.jpg'],
  })
})

test('a link goes to the phone’s own sheet, and closing that is no failure', {
  tags: ['NATIVE-06'],
}, async () => {
  const webSheet = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, share: webSheet })
  closesSheet = true
  expect(await shareLink(link)).toBe('closed')
  closesSheet = false
  expect(await shareLink(link)).toBe('shared')
  expect(phone.callsOf('Share').map(({ options }) => options)).toEqual([link, link])
  expect(webSheet).not.toHaveBeenCalled()
})

test('the phone is asked for its review prompt once in the life of an installation', {
  tags: ['NATIVE-07', 'NATIVE-08', 'NATIVE-09', 'SHELL-60', 'A46'],
}, async () => {
  expect(await requestReview({ trigger: 'purchase' })).toBe(true)
  expect(await requestReview({ trigger: 'rating' })).toBe(false)
  expect(methodsOf('InAppReview')).toEqual(['requestReview'])
  expect(window.localStorage.getItem('has-requested-review')).toBe('true')
})

test('the privacy screen is as it was until it is set, and then follows', {
  tags: ['NATIVE-16', 'NATIVE-17', 'A48'],
}, async () => {
  await privacyScreen.restore()
  expect(methodsOf('PrivacyScreen')).toEqual([])
  await privacyScreen.set(true)
  await privacyScreen.set(false)
  expect(methodsOf('PrivacyScreen')).toEqual(['enable', 'disable'])
})

test('who has no privacy screen has none after a dialog of the system either', {
  tags: ['NATIVE-17', 'A48'],
}, async () => {
  await privacyScreen.set(false)
  phone.calls.length = 0
  await duringSystemDialog(async () => undefined)
  expect(methodsOf('PrivacyScreen')).not.toContain('enable')
})

test('the privacy screen is away while the system shows a dialog and back after it, even a failed one', {
  tags: ['NATIVE-18'],
}, async () => {
  await privacyScreen.set(true)
  phone.calls.length = 0
  await duringSystemDialog(async () => expect(methodsOf('PrivacyScreen')).toEqual(['disable']))
  expect(methodsOf('PrivacyScreen')).toEqual(['disable', 'enable'])
  await expect(duringSystemDialog(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(methodsOf('PrivacyScreen')).toEqual(['disable', 'enable', 'disable', 'enable'])
  await privacyScreen.set(false)
})

test.each([
  ['the app changes its state', () => privacyScreen.restore()],
  ['it is turned on', () => privacyScreen.set(true)],
])(
  'the privacy screen stays away from a dialog of the system when %s meanwhile, and is back after it',
  {
    tags: ['NATIVE-18'],
  },
  async (_what, happens) => {
    await privacyScreen.set(true)
    phone.calls.length = 0
    await duringSystemDialog(async () => {
      await happens()
      expect(new Set(methodsOf('PrivacyScreen'))).toEqual(new Set(['disable']))
    })
    expect(methodsOf('PrivacyScreen').at(-1)).toBe('enable')
    await privacyScreen.set(false)
  },
)

test('the privacy screen stays away until the last of several dialogs is closed', {
  tags: ['NATIVE-18'],
}, async () => {
  await privacyScreen.set(true)
  const [longer, shorter] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [last, first] = [longer, shorter].map(({ promise }) => duringSystemDialog(() => promise))
  shorter.resolve()
  await first
  expect(methodsOf('PrivacyScreen').at(-1)).toBe('disable')
  longer.resolve()
  await last
  expect(methodsOf('PrivacyScreen').at(-1)).toBe('enable')
  await privacyScreen.set(false)
})

test.each([
  ['photo access', 'Media.getAlbums', () => requestPhotoAccess()],
  ['push messages', 'FirebaseMessaging.requestPermissions', () => push.requestPermission()],
  ['sharing a picture', 'Share.share', () => sharePicture({ ...picture, note: 'Made with AI' })],
  ['sharing a link', 'Share.share', () => shareLink(link)],
  ['saving a picture', 'Media.savePhoto', () => savePicture(picture)],
  ['handing a file over', 'Share.share', () => saveFile({ blob: new Blob(['zip']), name: 'data.zip' })],
  ['a review', 'InAppReview.requestReview', () => requestReview({ trigger: 'purchase' })],
] as const)(
  'the privacy screen is away while the phone asks for %s',
  {
    tags: ['NATIVE-18'],
  },
  async (_, dialog, ask) => {
    vi.stubGlobal('fetch', async () => new Response('abc'))
    await privacyScreen.set(true)
    phone.calls.length = 0
    await ask()
    const called = phone.calls.map(({ plugin, method }) => `${plugin}.${method}`)
    expect(called).toContain(dialog)
    expect(called[0]).toBe('PrivacyScreen.disable')
    expect(called.at(-1)).toBe('PrivacyScreen.enable')
    expect(methodsOf('PrivacyScreen')).toEqual(['disable', 'enable'])
    await privacyScreen.set(false)
  },
)

test('the privacy screen is away while the phone asks for its camera, also when it is refused', {
  tags: ['NATIVE-18'],
}, async () => {
  await privacyScreen.set(true)
  phone.calls.length = 0
  const asked: string[][] = []
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () => {
        asked.push(methodsOf('PrivacyScreen'))
        throw new DOMException('Not allowed.', 'NotAllowedError')
      },
    },
  })
  await expect(openCamera('user')).rejects.toThrow('Not allowed.')
  expect(asked).toEqual([['disable']])
  expect(methodsOf('PrivacyScreen')).toEqual(['disable', 'enable'])
  await privacyScreen.set(false)
})
