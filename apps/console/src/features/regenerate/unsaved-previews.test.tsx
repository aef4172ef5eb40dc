import { consoleLocalKeys } from '@ever-after/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { showStyles } from '#testing/show-styles.tsx'
import { forgetDrawing } from './draw/draw-previews.ts'
import { openRegeneration } from './index.ts'
import {
  drawn,
  forgetRegenerations,
  keysOf,
  nameIn,
  open,
  press,
  previews,
  route,
} from './testing/open-dialog.tsx'

forgetRegenerations()

test('a reload goes on with the same requests, and what was stopped says so', async () => {
  const calls = await open({
    draw: (call) => (nameIn(call) === 'shore' ? drawn('shore') : new Promise<object>(() => undefined)),
  })
  await press('Generate 3 Previews')
  await screen.findByText('1 of 3 drawn')
  const before = keysOf(calls)
  cleanup()
  forgetDrawing()
  const kept = localStorage.getItem(consoleLocalKeys.regeneration)
  expect(kept).toContain('shore.webp')
  const later = serveApi({ [route]: () => new Promise<object>(() => undefined) })
  showStyles('live')
  await screen.findByText('1 of 3 drawn')
  await waitFor(() => expect(keysOf(later)).toEqual(before.slice(1)))
  await press('Stop')
  expect(await screen.findByText('1 approved · 2 failed')).toBeDefined()
  expect(screen.getAllByText('Stopped')).toHaveLength(2)
})

test('previews that wait for approval are asked about before others are drawn', async () => {
  await open({ draw: (call) => drawn(nameIn(call)) })
  await press('Generate 3 Previews')
  await screen.findByText('3 approved')
  const opening = openRegeneration('live', ['dune'])
  const question = await screen.findByRole('dialog', { name: /^Discard the 3 new preview pictures/ })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  await opening
  expect(screen.getByText('3 approved')).toBeDefined()
  const again = openRegeneration('live', ['dune', 'gone'])
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await again
  expect(await screen.findByRole('button', { name: 'Generate 1 Preview' })).toBeDefined()
})

test('a save that was not taken keeps the pictures in review', { tags: ['REGEN-09'] }, async () => {
  await open({ draw: (call) => drawn(nameIn(call)) })
  await press('Generate 3 Previews')
  await screen.findByText('3 approved')
  serveApi({ 'POST /api/config/wedding-styles': refusal(500, 'internal', 'It broke.') })
  await press('Save 3 Approved Previews')
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }))
  expect(await screen.findByText(/^Save failed/)).toBeDefined()
  expect(screen.getByText('3 approved')).toBeDefined()
  expect(screen.queryByText(/^Successfully updated/)).toBeNull()
  expect(previews()[0]).toBe('/catalogue/shore/preview.webp')
})

test('closing asks before pictures that were drawn are lost', async () => {
  await open({ draw: (call) => drawn(nameIn(call)) })
  await press('Generate 3 Previews')
  await screen.findByText('3 approved')
  await press('Close')
  const question = await screen.findByRole('dialog', { name: 'Discard 3 new preview pictures?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('3 approved')).toBeDefined()
  await press('Close')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem(consoleLocalKeys.regeneration)).toBeNull()
})

test('what waits for approval outlives the page, under the names of the specification', {
  tags: ['DATA-29'],
}, async () => {
  const shore = styleOf('shore', { styleName: 'Silver Shore', displayName: 'By the Silver Sea' })
  await open({
    styles: catalogueOf({ Beach: [shore, styleOf('dune')] }),
    draw: (call) => (nameIn(call) === 'dune' ? refusal(503, 'overloaded', 'Too busy.') : drawn('shore')),
  })
  await press('Generate 2 Previews')
  await screen.findByText('1 approved · 1 failed')
  const kept = () => JSON.parse(localStorage.getItem(consoleLocalKeys.regeneration) ?? '{}').items
  expect(kept()).toEqual([
    expect.objectContaining({
      styleId: 'shore',
      styleName: 'Silver Shore',
      displayName: 'By the Silver Sea',
      originalPreview: '/catalogue/shore/preview.webp',
      status: 'completed',
      newPreviewUrl: '/media/x/shore.webp',
      approved: true,
      error: '',
    }),
    expect.objectContaining({ status: 'failed', newPreviewUrl: null, approved: false, error: 'Too busy.' }),
  ])
  await userEvent.click(screen.getByRole('checkbox', { name: /^Approve/, checked: true }))
  expect(kept()[0]).toMatchObject({ status: 'completed', approved: false })
})
