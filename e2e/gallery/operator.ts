import {
  applyStyle,
  archiveStyles,
  type Client,
  consoleLocalKeys,
  createClient,
  generatePreview,
  generateVariations,
  getCreationCheck,
  getStyleApplication,
  keepTestPanel,
  nameOperator,
  type OperatorStyle,
  operatorLogin,
  rateStyle,
  reportDiscoverySource,
  requestStyle,
  uploadStylePhotos,
} from '@ever-after/contract'
import { changeStyle, readCatalogue } from '../steps/console-catalogue.ts'
import { finished, makeStyles, uploadCouple } from '../steps/make-content.ts'
import { operatorPassword } from '../steps/ports.ts'
import { samplePhoto } from '../steps/sample-photo.ts'
import type { Device } from './devices.ts'
import { drawnElsewhere } from './hosted-run.ts'

/** An operator in the middle of a day: what the console's tabs show, all of it really made. */
export interface OperatorContent {
  token: string
  /** The id of a device that made pictures. */
  deviceId: string
  /** What an earlier visit left in the browser, by its key. */
  kept: Record<OperatorMemory, Record<string, unknown>>
}

export type OperatorMemory = 'testRun' | 'hostedRun' | 'regeneration' | 'creatorForm'

interface Making {
  origin: string
  register: () => Promise<Device>
  clientOf: (token: string) => Client
}

const none = { applicationId: null, resultUrl: null, failure: '', reason: '', figures: null }

/** Logs an operator in, lets couples rate and wish, and changes the draft, which couples never see. */
export async function makeOperator({ origin, register, clientOf }: Making): Promise<OperatorContent> {
  const { token } = await createClient({ baseUrl: `${origin}/api` })(operatorLogin, {
    body: { password: operatorPassword },
  })
  const call = clientOf(token)
  await call(nameOperator, { body: { name: 'Front desk' } })
  const styles = Object.values((await readCatalogue(call)).styles).map(([first]) => first)
  const couple = await register()
  await makeOpinions(clientOf(couple.token))
  const testRun = await runTests(call, styles.slice(0, 5))
  const regeneration = await drawPreviews(call, styles.slice(0, 6))
  const creatorForm = await writeStyle(call)
  await changeDraft(call, styles)
  return {
    token,
    deviceId: couple.deviceId,
    kept: { testRun, hostedRun: drawnElsewhere(testRun), regeneration, creatorForm },
  }
}

/** What couples tell: ratings, wishes, and how they found the app. */
async function makeOpinions(call: Client): Promise<void> {
  const [first, ...others] = await makeStyles(call, { couple: await uploadCouple(call), count: 3 })
  await call(rateStyle, { params: { id: first }, body: { rating: 'negative' } })
  for (const id of others) await call(rateStyle, { params: { id }, body: { rating: 'positive' } })
  await call(requestStyle, {
    body: { styleName: 'A lighthouse wedding', description: 'On the rocks, at dawn.' },
  })
  await call(requestStyle, { body: { styleName: 'Under the northern lights', description: '' } })
  const timestamp = new Date().toISOString()
  for (const source of ['Instagram', 'Friend/Family', 'Instagram'])
    await call(reportDiscoverySource, { body: { source, timestamp } })
}

/** A run of the tester, whose last picture failed, and the panel of its photos. */
async function runTests(call: Client, styles: readonly OperatorStyle[]) {
  const [one, other] = await Promise.all([samplePhoto(1), samplePhoto(2)])
  const { partner1, partner2 } = await call(uploadStylePhotos, {
    multipart: {
      files: { partner1: one, partner2: other },
      fields: { partner1Attire: 'dress', partner2Attire: 'suit' },
    },
  })
  const photos = {
    partner1PhotoId: partner1.photo.id,
    partner2PhotoId: partner2.photo.id,
    partner1Attire: 'dress',
    partner2Attire: 'suit',
  } as const
  await call(keepTestPanel, { body: { name: 'A couple by the window', ...photos } })
  const items = await Promise.all(
    styles.map(async ({ id: styleId, styleName, displayName, variations: [first] }, index) => {
      const prompt = wordsOf(first)
      const wish = { styleId, styleName, displayName, prompt, key: `gallery-${index}` }
      if (index === styles.length - 1)
        return { ...wish, ...none, status: 'failed', failure: 'Apply failed', reason: 'The studio is busy.' }
      const { applicationId } = await call(applyStyle, { body: { ...photos, styleId, styleName } })
      const params = { id: applicationId }
      await finished(() => call(getStyleApplication, { params }))
      const { resultUrl } = await call(getStyleApplication, { params })
      const { durationMs, report } = await call(getCreationCheck, { params })
      return {
        ...wish,
        ...none,
        status: 'completed',
        applicationId,
        resultUrl,
        figures: { durationMs, ...report },
      }
    }),
  )
  return { state: 'done', photos: { ...photos, urls: [partner1.photo.url, partner2.photo.url] }, items }
}

/** New previews that wait for approval; the last one failed. */
async function drawPreviews(
  call: Client,
  styles: readonly OperatorStyle[],
): Promise<Record<string, unknown>> {
  const items = await Promise.all(
    styles.map(async ({ id: styleId, styleName, displayName, variations: [first] }, index) => {
      const prompt = wordsOf(first)
      const key = `gallery-preview-${index}`
      const item = { styleId, styleName, displayName, originalPreview: first.previewPath, prompt, key }
      if (index === styles.length - 1)
        return {
          ...item,
          status: 'failed',
          error: 'The studio is busy.',
          approved: false,
          newPreviewUrl: null,
          durationMs: 0,
          costUsd: 0,
        }
      const drawn = await call(generatePreview, { body: { styleName, prompt }, idempotencyKey: key })
      const { imageUrl: newPreviewUrl, durationMs, costUsd } = drawn
      const figures = { newPreviewUrl, durationMs, costUsd }
      return { ...item, ...figures, status: 'completed', error: '', approved: index !== 1 }
    }),
  )
  return { catalogue: 'live', state: 'review', items }
}

function wordsOf({ prompts: { original } }: OperatorStyle['variations'][number]): string {
  return original.structured_technical ?? original.detailed_scene ?? ''
}

/** A style that is half written. */
async function writeStyle(call: Client): Promise<Record<string, unknown>> {
  const basePrompt =
    'A bride and a groom on the rocks below a lighthouse at dawn; she wears a lace gown, he wears a navy suit.'
  const { writtenBy, ...prompts } = await call(generateVariations, { body: { basePrompt } })
  return {
    styleName: 'Lighthouse Vows',
    basePrompt,
    variations: { prompts, basePrompt, writtenBy, isEdited: false },
    iconPath: '',
    previewPath: '',
  }
}

/** Saves that the releases tell of, and styles that are archived. */
async function changeDraft(call: Client, styles: readonly OperatorStyle[]): Promise<void> {
  const [first, second, third, ...others] = styles.map(({ displayName }) => displayName)
  await changeStyle(call, {
    catalogue: 'draft',
    name: first,
    displayName: `${first}, again`,
    isPopular: false,
  })
  await changeStyle(call, { catalogue: 'draft', name: second, subcategory: 'By Candlelight' })
  await changeStyle(call, { catalogue: 'draft', name: third, isPopular: false })
  for (const [name, reason] of [
    [others[0], 'Too like another one'],
    [others[1], undefined],
  ] as const) {
    const { id } = styles.find(({ displayName }) => displayName === name) ?? styles[0]
    const { version: baseVersion } = await readCatalogue(call, 'draft')
    await call(archiveStyles, {
      body: { catalogue: 'draft', styleIds: [id], baseVersion, ...(reason && { reason }) },
    })
  }
}

/** What the browser keeps for the console, by key. */
export const operatorKeys: Record<OperatorMemory, string> = {
  testRun: consoleLocalKeys.testRun,
  hostedRun: consoleLocalKeys.testRun,
  regeneration: consoleLocalKeys.regeneration,
  creatorForm: consoleLocalKeys.creatorForm,
}
