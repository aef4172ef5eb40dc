import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { failedSaves, failInTurn } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { first, open, publication, second } from './testing/open-releases.tsx'

forgetEverything()

async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await userEvent.click(button)
}

test.for([
  ['a publication', 'POST /api/config/wedding-styles/draft/publish', ['Publish draft', 'Publish now']],
  ['a plan to publish', 'POST /api/config/publications', ['Publish later', 'Schedule']],
  ['a restore', `POST /api/config/releases/${idOf(1)}/restore`, ['Restore release 1', 'Restore']],
  [
    'a calling off',
    `DELETE /api/config/publications/${idOf(9)}`,
    ['Call off the publication of draft release 4', 'Call off'],
  ],
] as const)(
  '%s that fails is not done and the operator is told why',
  { tags: ['ADMIN-14', 'ADMIN-21'] },
  async ([, route, [opener, step]]) => {
    const routes = {
      'GET /api/config/wedding-styles/draft': first(),
      'GET /api/config/publications': { publications: [publication] },
      [route]: failInTurn(),
    }
    open(routes, second())
    for (const { words } of failedSaves) {
      if (!screen.queryByRole('dialog')) await press(opener)
      await press(step)
      const alerts = within(screen.getByRole('region', { name: 'Alerts' }))
      await alerts.findByText(words)
    }
    expect(screen.queryByText(/^(The draft is live|The publication is|Release 1 is restored)/)).toBeNull()
  },
)
