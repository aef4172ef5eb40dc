import { localKeys } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { readWearsCovering } from '#session'
import { applicationOf, partners, styleOf } from '../../testing/builders.ts'
import { forgetEverything } from '../../testing/show.tsx'
import { accepted, applyRoute, openPreview, pollRoute } from './testing/open-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

const [bride, groom] = partners
const brides: typeof partners = [bride, { ...groom, attire: 'dress' }]
const plain = styleOf('Roses')
const covered = styleOf('Jasmine', {
  variations: [{ ...styleOf('Jasmine').variations[0], offersCovering: true }],
})
const label = 'With the covering of this look'
const more = 'Covers hair and neck. One of your own stays instead. Our own couple is shown without it.'

/** Opens the style and answers what an apply sends of coverings. */
function open(options: Parameters<typeof openPreview>[1]) {
  const { apply, calls } = openPreview({ [applyRoute]: accepted, [pollRoute]: applicationOf() }, options)
  const send = async () => {
    await apply()
    await screen.findByRole('button', { name: 'Hold to compare' })
    const body = calls.findLast(({ route }) => route === applyRoute)?.body
    return Object.entries(body ?? {}).filter(([name]) => name.endsWith('WearsCovering'))
  }
  return { send }
}

test('a covering is named where the style offers one, is off, and is not sent unasked', async () => {
  const { send } = open({ partners, style: covered })
  expect(screen.getByRole('switch', { name: label, description: more })).toHaveProperty('checked', false)
  expect(await send()).toEqual([])
})

test('who wears the dress chooses the covering, may take it back, and is asked for it no second time', async () => {
  const { send } = open({ partners: [groom, bride], style: covered })
  const choice = screen.getByRole('switch', { name: label })
  await userEvent.click(choice)
  expect(readWearsCovering(bride.photo.id)).toBe(true)
  expect(await send()).toEqual([['partner2WearsCovering', true]])
  await userEvent.click(choice)
  expect(await send()).toEqual([])
  expect(readWearsCovering(bride.photo.id)).toBe(false)
})

test('of two brides each chooses for herself', async () => {
  const { send } = open({ partners: brides, style: covered })
  const group = within(screen.getByRole('group', { name: label, description: more }))
  expect(group.getAllByRole('switch')).toHaveLength(2)
  await userEvent.click(group.getByRole('switch', { name: 'Second person' }))
  expect(await send()).toEqual([['partner2WearsCovering', true]])
  await userEvent.click(group.getByRole('switch', { name: 'First person' }))
  expect(await send()).toEqual([
    ['partner1WearsCovering', true],
    ['partner2WearsCovering', true],
  ])
})

test('a choice is remembered for the next look, and sent only where it is offered', async () => {
  window.sessionStorage.setItem('ever-after.coverings', JSON.stringify([bride.photo.id, groom.photo.id]))
  const { send } = open({ partners, style: covered })
  expect(screen.getByRole('switch', { name: label })).toHaveProperty('checked', true)
  expect(await send()).toEqual([['partner1WearsCovering', true]])
})

test('a style without a covering has no switch and sends none, whatever was chosen before', async () => {
  window.sessionStorage.setItem('ever-after.coverings', JSON.stringify([bride.photo.id]))
  const { send } = open({ partners, style: plain })
  expect(screen.queryByRole('switch')).toBeNull()
  expect(await send()).toEqual([])
})

test('two in suits are not asked about a covering', () => {
  open({ partners: [groom, { ...bride, attire: 'suit' }], style: covered })
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByText(/covering/)).toBeNull()
})

test('before there are photos the covering is named, and nobody is asked yet', () => {
  open({ style: covered })
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.getByText(/A covering for hair and neck is offered with this look/)).toBeTruthy()
})
