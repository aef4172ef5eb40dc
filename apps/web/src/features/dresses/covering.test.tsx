import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readWearsCovering } from '#session'
import { dressesOf, dressPhoto, ownDressOf, tryOnOf } from '#testing/dress-builders.ts'
import { forgetEverything } from '#testing/show.tsx'
import { accepted, apply, applyRoute, openTryon, pollRoute, tryButton } from './testing/open-tryon.tsx'

forgetEverything()

const label = 'With the covering of this dress'
const more = 'Covers hair and neck. One of your own stays instead. The catalogue shows the dress without it.'

/** Opens a try-on of three dresses of which Waltz and Adele offer a covering. */
function open(chosen: string) {
  const catalogue = dressesOf('Gardenia', 'Waltz', 'Adele')
  const dresses = catalogue.dresses.map((dress) =>
    dress.id === 'gardenia' ? dress : { ...dress, offersCovering: true },
  )
  const { calls } = openTryon(
    {
      'GET /api/config/wedding-dress': { ...catalogue, dresses },
      [applyRoute]: accepted,
      [pollRoute]: tryOnOf(),
    },
    chosen,
  )
  /** Tries the dress on and answers whether the covering was sent. */
  return async () => {
    await apply()
    await screen.findByRole('button', { name: 'Hold to compare' })
    const body = calls.findLast(({ route }) => route === applyRoute)?.body
    return body && typeof body === 'object' && 'wearsCovering' in body ? body.wearsCovering : undefined
  }
}

test('a covering is named where the dress offers one, is off, and is not sent unasked', async () => {
  const send = open('waltz')
  await tryButton()
  expect(screen.getByRole('switch', { name: label, description: more })).toHaveProperty('checked', false)
  expect(await send()).toBeUndefined()
})

test('a chosen covering is sent, and remembered for the next dress that offers one', async () => {
  const send = open('waltz')
  await userEvent.click(await screen.findByRole('switch', { name: label }))
  expect(await send()).toBe(true)
  expect(readWearsCovering(dressPhoto.id)).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Gardenia' }))
  expect(screen.queryByRole('switch')).toBeNull()
  expect(await send()).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Adele' }))
  expect(screen.getByRole('switch', { name: label })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('switch', { name: label }))
  expect(await send()).toBeUndefined()
  expect(readWearsCovering(dressPhoto.id)).toBe(false)
})

test('a dress of one’s own offers no covering', async () => {
  open(ownDressOf(1).id)
  await tryButton()
  expect(screen.queryByRole('switch')).toBeNull()
})

test('another picture with or without the covering is the first of its kind', async () => {
  const send = open('waltz')
  await send()
  await screen.findByRole('button', { name: 'Make another', description: /^In another place/ })
  await userEvent.click(screen.getByRole('switch', { name: label }))
  await screen.findByRole('button', { name: 'Make another', description: 'For one more change.' })
  await userEvent.click(screen.getByRole('switch', { name: label }))
  await screen.findByRole('button', { name: 'Make another', description: /^In another place/ })
})
