import type { OperatorAction } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { RecordPage } from './index.ts'

forgetEverything()

const actionOf = (id: string, rest: Partial<OperatorAction> = {}): OperatorAction => ({
  id,
  at: '2026-01-01T09:00:00.000Z',
  by: 'Ann (4F2A)',
  address: '10.0.0.7',
  endpoint: 'POST /config/wedding-styles',
  target: null,
  outcome: 'done',
  ...rest,
})
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)

test('every write stands with who, what, about what, how it ended and from where', async () => {
  serveApi({
    'GET /api/admin/actions': {
      actions: [
        actionOf('3'),
        actionOf('2', { target: 'rose-garden', outcome: 'begun', endpoint: 'POST /gone' }),
        actionOf('1', { by: 'Nobody', endpoint: 'POST /admin/login', outcome: 'wrong_password' }),
      ],
      nextBefore: null,
    },
  })
  show(<RecordPage />)
  const [, save, gone, login] = await screen.findAllByRole('row')
  expect(cellsOf(save).slice(1)).toEqual([
    'Ann (4F2A)',
    'Replaces the live catalogue; every save is kept as a releasePOST /config/wedding-styles',
    '',
    'Done',
    '10.0.0.7',
  ])
  expect(cellsOf(gone).slice(2, 5)).toEqual(['POST /gone', 'rose-garden', 'Never ended'])
  expect(cellsOf(login)[4]).toBe('Invalid password')
})

test('older entries come when they are asked for', async () => {
  serveApi({
    'GET /api/admin/actions': { actions: [actionOf('51')], nextBefore: '51' },
    'GET /api/admin/actions?before=51': { actions: [actionOf('50')], nextBefore: null },
  })
  show(<RecordPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show older entries' }))
  expect(await screen.findAllByRole('row')).toHaveLength(3)
})

test('a record that does not load says so and is asked for again', { tags: ['ADMIN-19'] }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  serveApi({
    'GET /api/admin/actions': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : { actions: [], nextBefore: null },
  })
  show(<RecordPage />)
  await screen.findByText('The record could not be loaded')
  expect(screen.queryAllByRole('row')).toEqual([])
  expect(screen.getByRole('region', { name: 'Alerts' }).textContent).toBe('')
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^500: .*It broke\./))
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing is recorded yet')
})
