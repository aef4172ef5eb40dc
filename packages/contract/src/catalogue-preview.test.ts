import { expect, test } from 'vitest'
import { cataloguePreviewMessage, showCatalogueMessage } from './catalogue-preview.ts'

test('a catalogue that is shown on the phone loses its prompts and recipes', () => {
  const prompt = { attire_type: 'bride-groom', structured_technical: 'a secret' }
  const variation = {
    variationName: 'Dunes 1',
    iconPath: '/i',
    previewPath: '/p',
    prompts: { original: prompt },
  }
  const style = {
    id: 'd',
    styleName: 'Dunes',
    displayName: 'Dunes',
    isPopular: false,
    variations: [variation],
  }
  const message = showCatalogueMessage.parse({
    kind: 'ever-after.show-catalogue',
    catalogue: { styles: { Beach: [style] }, categoryOrder: ['Beach'], version: '1' },
  })
  expect(message.catalogue.styles.Beach[0].variations[0].variationName).toBe('Dunes 1')
  expect(JSON.stringify(message)).not.toContain('secret')
})

test('the phone tells that it listens and which category is open, and nothing else', () => {
  const isKnown = (message: unknown) => cataloguePreviewMessage.safeParse(message).success
  expect(isKnown({ kind: 'ever-after.preview-ready' })).toBe(true)
  expect(isKnown({ kind: 'ever-after.preview-category', category: 'Beach' })).toBe(true)
  expect(isKnown({ kind: 'ever-after.preview-category' })).toBe(false)
  expect(isKnown({ kind: 'other' })).toBe(false)
})
