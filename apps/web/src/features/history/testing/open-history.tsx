import type { DressHistoryItem, HairHistoryItem } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { historyItemOf, idOf, statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { History } from '../history.tsx'

export const listRoute = 'GET /api/wedding-styles?limit=60'
export const dressesRoute = 'GET /api/wedding-dress/history?limit=60'
export const hairRoute = 'GET /api/hair-color/history?limit=60'
export const statusRoute = 'GET /api/subscriptions/status'
export const readRoute = (number: number) => `GET /api/wedding-styles/${idOf(number)}`
export const deleteRoute = (number: number) => `DELETE /api/wedding-styles/${idOf(number)}`

export const member = { ...statusOf(), hasActiveSubscription: true }
export const items = [1, 2, 3].map((number) => historyItemOf(number))
export const dresses = [11, 12].map((number) => dressItemOf(number))

/** Shows the history of a member with three wedding pictures, unless the routes say otherwise. */
export function openHistory(routes: Parameters<typeof serveApi>[0] = {}) {
  const calls = serveApi({
    [listRoute]: items,
    [dressesRoute]: [],
    [hairRoute]: [],
    [statusRoute]: member,
    ...routes,
  })
  const [notify, onPaywall, onHome, onGetStarted] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  const onAnotherStyle = vi.fn()
  show(<History {...{ notify, onPaywall, onHome, onGetStarted, onAnotherStyle }} />)
  return {
    calls,
    notify,
    onPaywall,
    onHome,
    onGetStarted,
    onAnotherStyle,
    routesCalled: () => calls.map(({ route }) => route),
  }
}

export function dressItemOf(number: number): DressHistoryItem {
  const { styleName: _, displayName, ...item } = historyItemOf(number)
  return { ...item, dressId: `dress-${number}`, dressName: displayName.replace('Style', 'Dress') }
}

export function hairItemOf(number: number): HairHistoryItem {
  const { styleName: _, displayName: __, ...item } = historyItemOf(number)
  return { ...item, photoId: idOf(100), color: 'copper' }
}

export const tile = (number: number) =>
  screen.findByRole('button', { name: new RegExp(`^(Style|Dress) ${number},`) })
export const tab = (name: string) => screen.findByRole('tab', { name })
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent

/** Starts a selection with these pictures. */
export async function select(...numbers: number[]): Promise<void> {
  await tile(numbers[0])
  await press('Select')
  for (const number of numbers) await userEvent.click(await tile(number))
}
