import {
  generatePreview,
  getWeddingStyles,
  type OperatorCatalogue,
  operatorCatalogue,
  saveDraftStyles,
} from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { operatorOf } from '../access/index.ts'
import { expireImages } from '../image-host/index.ts'
import { createStylePreviews } from './create-style-previews.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({
    settings: { sweepEveryMs: 3_600_000, stylePreviewsAtOnce: 2, stylePreviewsWaiting: 2 },
  })
  operator = await server.operator()
})
afterAll(() => server.close())

const somebody = operatorOf({ tokenHash: '', reference: 'A1B2', name: null, expiresAt: new Date() })
const prompt = 'Two grooms in a rose garden'
const draw = (styleName = 'Rose Arch', idempotencyKey?: string, changes = {}) =>
  operator.call(generatePreview, { body: { styleName, prompt, ...changes }, idempotencyKey })

async function readCatalogue(): Promise<OperatorCatalogue> {
  return operatorCatalogue.parse(await operator.call(getWeddingStyles, {}))
}

/** Puts a style into the draft whose first variation has no recipe. */
async function draftOne(styleName: string): Promise<void> {
  const { styles, categoryOrder } = await readCatalogue()
  const [known] = Object.values(styles).flat()
  const { recipe: _, ...variation } = known.variations[0]
  const drafted = {
    ...known,
    id: crypto.randomUUID(),
    styleName,
    variations: [{ ...variation, variationName: styleName }],
  }
  await operator.call(saveDraftStyles, {
    body: {
      styles: { ...styles, [categoryOrder[0]]: [...styles[categoryOrder[0]], drafted] },
      categoryOrder,
    },
  })
}

test('a preview of a style is drawn by its recipe and served to everybody, for good', {
  tags: ['API-24'],
}, async () => {
  const preview = await draw()
  const body = { styleName: 'Rose Arch', prompt }
  await expectRefusal(server.anonymous(generatePreview, { body }), 'unauthenticated')
  expect(preview).toMatchObject({ engine: 'light', durationMs: expect.any(Number), costUsd: 0 })
  expect(preview.imageUrl).toMatch(
    /^\/media\/ever-after\/image\/upload\/v\d+\/wedding-styles\/previews\/[\da-f-]{36}\.jpg$/,
  )
  const styles = Object.values((await readCatalogue()).styles).flat()
  const recipe = styles.find(({ styleName }) => styleName === 'Rose Arch')?.variations[0].recipe
  expect(server.engine.jobs.at(-1)).toEqual({
    kind: 'preview',
    attires: ['suit', 'suit'],
    recipe,
    widthPx: 1200,
    prompt,
  })
  server.clock.advance(400 * 86_400_000)
  await expireImages(server.services)
  operator = await server.operator()
  const response = await server.fetch(preview.imageUrl)
  const { width, height } = await sharp(await response.arrayBuffer()).metadata()
  expect([response.status, width, height]).toEqual([200, 1200, 1600])
})

test('the picture’s icon is a square of 200 px', async () => {
  const { imageUrl } = await draw()
  const icon = imageUrl.replace('/image/upload/', '/image/upload/c_fill,g_auto,w_200,h_200/')
  const { width, height } = await sharp(await (await server.fetch(icon)).arrayBuffer()).metadata()
  expect([width, height]).toEqual([200, 200])
})

test('a repeated key gets the same picture, also while it is being drawn, and another body is a conflict', async () => {
  const release = server.engine.hold()
  const before = server.engine.jobs.length
  const both = [draw('Rose Arch', 'key-1'), draw('Rose Arch', 'key-1')]
  await expect.poll(() => server.engine.jobs.length).toBe(before + 1)
  await expectRefusal(draw('Golden Garden', 'key-1'), 'idempotency_conflict')
  release()
  const [one, other] = await Promise.all(both)
  expect(other).toEqual(one)
  expect(await draw('Rose Arch', 'key-1')).toEqual(one)
  await expectRefusal(draw('Golden Garden', 'key-1'), 'idempotency_conflict')
  expect(server.engine.jobs.length).toBe(before + 1)
  expect((await draw('Rose Arch', 'key-2')).imageUrl).not.toBe(one.imageUrl)
})

test('of two processes that draw for one key at the same time one picture is kept', async () => {
  const countPictures = async () =>
    (await server.services.database.db.selectFrom('hosted_images').select('public_id').execute()).length
  const [before, release] = [await countPictures(), server.engine.hold()]
  const request = { body: { styleName: 'Rose Arch', prompt }, idempotencyKey: 'key-of-two' }
  const answers = Promise.all([1, 2].map(() => createStylePreviews(server.services, '')(somebody, request)))
  release()
  const [one, other] = await answers
  expect(other).toEqual(one)
  expect(await countPictures()).toBe(before + 1)
})

test('a preview that fails is said to have failed, keeps no picture, and the same key may try again', {
  tags: ['API-24', 'API-57'],
}, async () => {
  const countPictures = async () =>
    (await server.services.database.db.selectFrom('hosted_images').select('public_id').execute()).length
  const before = await countPictures()
  server.engine.failNext('unknown_scene')
  await expectRefusal(draw('Rose Arch', 'key-3'), 'generation_failed')
  expect(await countPictures()).toBe(before)
  expect(await draw('Rose Arch', 'key-3')).toMatchObject({ engine: 'light' })
})

test('a style that is only in the draft is drawn, and one without a recipe by its prompt’s words', {
  tags: ['API-57'],
}, async () => {
  await draftOne('Only drafted')
  await draw('Only drafted', undefined, { prompt: 'A bride in satin on a beach at sunset' })
  expect(server.engine.jobs.at(-1)).toMatchObject({ recipe: { scene: 'beach-sunset', dress: 'gown-satin' } })
  await draw('Only drafted', undefined, { prompt: 'In the snow', catalogue: 'draft' })
  expect(server.engine.jobs.at(-1)).toMatchObject({ recipe: { scene: 'winter' } })
  await expectRefusal(draw('Only drafted', undefined, { catalogue: 'live' }), 'unknown_style')
  await expect(draw('Only drafted', undefined, { prompt: 'Smiling.' })).rejects.toMatchObject({
    body: { code: 'style_not_ready', error: expect.stringContaining('names no place') },
  })
})

test('of two styles with one name the first in category order is drawn', { tags: ['A31'] }, async () => {
  const { styles, categoryOrder } = await readCatalogue()
  const [first, second] = categoryOrder
  const named = [styles[first][0], styles[second][0]].map((style) => ({
    ...style,
    id: crypto.randomUUID(),
    styleName: 'Twice',
  }))
  const recipes = named.map(({ variations }) => variations[0].recipe)
  expect(recipes[0]).not.toEqual(recipes[1])
  const drafted = {
    ...styles,
    [first]: [...styles[first], named[0]],
    [second]: [...styles[second], named[1]],
  }
  const drawnOf = async (order: string[]) => {
    await operator.call(saveDraftStyles, { body: { styles: drafted, categoryOrder: order } })
    await draw('Twice', undefined, { catalogue: 'draft' })
    return server.engine.jobs.at(-1)
  }
  const rest = categoryOrder.slice(2)
  expect(await drawnOf([first, second, ...rest])).toMatchObject({ recipe: recipes[0] })
  expect(await drawnOf([second, first, ...rest])).toMatchObject({ recipe: recipes[1] })
})

test('an unknown style is unknown, and no device draws one', { tags: ['API-57'] }, async () => {
  await expectRefusal(draw('No such style'), 'unknown_style')
  const device = await server.newDevice()
  await expectRefusal(device.call(generatePreview, { body: { styleName: 'Rose Arch', prompt } }), 'forbidden')
})

test('more previews than may wait are told to come back', { tags: ['API-57'] }, async () => {
  const release = server.engine.hold()
  const five = Array.from({ length: 5 }, () => draw())
  const outcomes = Promise.allSettled(five)
  await expectRefusal(Promise.race(five), 'overloaded')
  release()
  const made = (await outcomes).filter(({ status }) => status === 'fulfilled')
  expect(made).toHaveLength(4)
})
