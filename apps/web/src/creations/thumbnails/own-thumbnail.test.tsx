import { screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { writeDressPhoto, writePartners, writeShowsOwn, writeTaller, writeWearsCovering } from '#session'
import { idOf, styleOf } from '#testing/builders.ts'
import { scrollPast } from '#testing/scroll-past.ts'
import { type Call, refusal, serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import { CatalogueAlone } from './catalogue-alone.ts'
import { DressPicture } from './dress-picture.tsx'
import { StylePicture } from './style-picture.tsx'

forgetEverything()
// It is fetched when it is first shown; here it is there.
beforeAll(() => import('./drawn-style.tsx'))

const route = 'POST /api/wedding-styles/thumbnail'
const dressRoute = 'POST /api/wedding-dress/thumbnail'
const image = 'data:image/webp;base64,AA=='
const partnerOf = (number: number, attire: 'dress' | 'suit') => ({
  photo: { id: idOf(number), url: `/media/${number}.jpg` },
  attire,
})
const givePhotos = () => writePartners([partnerOf(1, 'dress'), partnerOf(2, 'suit')])
const noCovering = { offersCovering: false }
const coveringOffered = { offersCovering: true }
const roses = styleOf('Roses')

function showTiles(...ids: string[]) {
  show(
    ids.map((id) => (
      <div key={id} data-testid={id} className="relative">
        <StylePicture of={styleOf(id)} src={`/${id}.webp`} alt={id} />
      </div>
    )),
  )
}
const tile = (id: string) => screen.getByTestId(id)
const shown = (id: string) => [...tile(id).querySelectorAll('img')].map((one) => one.getAttribute('src'))

test('a couple with photos sees itself in a style as it scrolls in, and the catalogue until then', async () => {
  const scroll = scrollPast()
  const calls = serveApi({ [route]: { image } })
  givePhotos()
  writeTaller('second')
  showTiles('Roses')
  await everythingAnswered()
  expect([shown('Roses'), calls]).toEqual([['/Roses.webp'], []])
  await scroll(tile('Roses'), true)
  await everythingAnswered()
  expect(shown('Roses')).toEqual(['/Roses.webp', image])
  expect(calls.map(({ body }) => body)).toEqual([
    {
      partner1PhotoId: idOf(1),
      partner2PhotoId: idOf(2),
      partner1Attire: 'dress',
      partner2Attire: 'suit',
      styleId: roses.variations[0].variationName,
      styleName: roses.styleName,
      taller: 'second',
    },
  ])
})

test('where it stands large it is said to be a quick preview, once it is there', async () => {
  const scroll = scrollPast()
  serveApi({ [route]: { image } })
  givePhotos()
  show(<StylePicture of={roses} src="/Roses.webp" note="A quick preview." />)
  expect(screen.queryByText('A quick preview.')).toBeNull()
  await scroll(document.body, true)
  expect(await screen.findByText('A quick preview.')).toBeTruthy()
})

test('without photos, and where it is turned off, the catalogue stands alone', async () => {
  const scroll = scrollPast()
  const calls = serveApi({ [route]: { image } })
  showTiles('Roses')
  await scroll(document.body, true)
  await everythingAnswered()
  expect(calls).toEqual([])
  givePhotos()
  writeShowsOwn(false)
  showTiles('Lilies')
  await scroll(document.body, true)
  await everythingAnswered()
  expect([shown('Lilies'), calls]).toEqual([['/Lilies.webp'], []])
})

test('in the console nobody is seen who left photos in the same session', async () => {
  const scroll = scrollPast()
  const calls = serveApi({ [route]: { image } })
  givePhotos()
  show(
    <CatalogueAlone value={true}>
      <StylePicture of={roses} src="/Roses.webp" />
    </CatalogueAlone>,
  )
  await scroll(document.body, true)
  await everythingAnswered()
  expect(calls).toEqual([])
})

test('what scrolls out is given up, and asked for again when it is back; what is there stays', async () => {
  const scroll = scrollPast()
  const calls: Call[] = []
  let answer: (given: object) => void = () => undefined
  serveApi({
    [route]: (call) => {
      calls.push(call)
      return new Promise<object>((resolve, reject) => {
        answer = resolve
        call.signal?.addEventListener('abort', () => reject(call.signal?.reason))
      })
    },
  })
  givePhotos()
  showTiles('Roses')
  await scroll(tile('Roses'), true)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await scroll(tile('Roses'), false)
  await vi.waitFor(() => expect(calls[0].signal?.aborted).toBe(true))
  await scroll(tile('Roses'), true)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  answer({ image })
  await everythingAnswered()
  for (const isNear of [false, true]) await scroll(tile('Roses'), isNear)
  await everythingAnswered()
  expect(shown('Roses')).toEqual(['/Roses.webp', image])
  expect(calls).toHaveLength(2)
})

test('what the server refuses stays as the catalogue has it, and is not asked for again', async () => {
  const scroll = scrollPast()
  const calls = serveApi({ [route]: refusal(422, 'photo_not_suitable', 'Too dark.') })
  givePhotos()
  showTiles('Roses')
  for (const isNear of [true, false, true]) {
    await scroll(tile('Roses'), isNear)
    await everythingAnswered()
  }
  expect([shown('Roses'), calls.length]).toEqual([['/Roses.webp'], 1])
})

test('what the server refuses for now is asked for again when it is back', async () => {
  const scroll = scrollPast()
  const calls = serveApi({ [route]: refusal(422, 'age_unconfirmed', 'Please tell us.') })
  givePhotos()
  showTiles('Roses')
  for (const isNear of [true, false, true]) {
    await scroll(tile('Roses'), isNear)
    await everythingAnswered()
  }
  expect(calls.length).toBe(2)
})

test('two are asked for at a time, and of those that scrolled past meanwhile none', async () => {
  const scroll = scrollPast()
  const answers: ((given: object) => void)[] = []
  const calls = serveApi({ [route]: () => new Promise<object>((resolve) => answers.push(resolve)) })
  givePhotos()
  showTiles('a', 'b', 'c', 'd')
  await scroll(document.body, true)
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  await scroll(tile('c'), false)
  answers[0]({ image })
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  expect(calls.map(({ body }) => (body as { styleName: string }).styleName)).toEqual(
    ['a', 'b', 'd'].map((id) => styleOf(id).styleName),
  )
  for (const answer of answers) answer({ image })
  await everythingAnswered()
})

test('a covering is worn by who chose it, in styles that offer it', async () => {
  const scroll = scrollPast()
  const calls = serveApi({ [route]: { image } })
  givePhotos()
  writeWearsCovering(idOf(1), true)
  writeWearsCovering(idOf(2), true)
  const [variation] = roses.variations
  for (const offer of [coveringOffered, noCovering])
    show(<StylePicture of={{ ...roses, variations: [{ ...variation, ...offer }] }} src="/a.webp" />)
  await scroll(document.body, true)
  await everythingAnswered()
  expect(calls.map(({ body }) => body)).toMatchObject([{ partner1WearsCovering: true }, {}])
  expect(calls[0].body).not.toHaveProperty('partner2WearsCovering')
  expect(calls[1].body).not.toHaveProperty('partner1WearsCovering')
})

test('a dress of the catalogue is seen on whoever tries it on, one of their own as it is', async () => {
  const scroll = scrollPast()
  const calls = serveApi({ [dressRoute]: { image } })
  writeDressPhoto({ id: idOf(7), url: '/media/7.jpg' })
  show(
    <>
      <DressPicture of={{ id: 'gardenia', isCustomDress: false }} wearsCovering src="/gardenia.webp" />
      <DressPicture of={{ id: idOf(9), isCustomDress: true }} src="/own.webp" />
    </>,
  )
  await scroll(document.body, true)
  await everythingAnswered()
  expect(calls.map(({ body }) => body)).toEqual([
    { photoId: idOf(7), dressId: 'gardenia', wearsCovering: true },
  ])
  expect(document.querySelectorAll(`img[src="${image}"]`)).toHaveLength(1)
})
