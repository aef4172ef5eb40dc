import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { show } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import { drawn, forgetRegenerations, route } from '../../features/regenerate/testing/open-dialog.tsx'
import { layOut } from '../../features/styles/testing/lay-out.ts'
import DraftsScreen from './drafts-screen.tsx'
import LiveStylesScreen from './live-styles-screen.tsx'

forgetRegenerations()
layOut()

test.for([
  ['live', 'Live Styles', LiveStylesScreen],
  ['draft', 'Drafts', DraftsScreen],
] as const)(
  'of the %s catalogue, under %s, chosen styles get new previews',
  {
    tags: ['ADMIN-01', 'LIVE-24', 'REGEN-05'],
  },
  async ([catalogue, title, Screen]) => {
    const { calls } = standInServer(catalogueOf({ Beach: [styleOf('shore'), styleOf('dune')] }), {
      [route]: drawn('dune'),
    })
    show(<Screen />)
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await screen.findByRole('heading', { level: 1, name: title })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select dune' }))
    await press('Regenerate Previews')
    await press('Generate 1 Preview')
    await waitFor(() => expect(screen.getByText('1 approved')).toBeDefined())
    const sent = calls.flatMap((call) => (call.route === route ? [call.body] : []))
    expect(sent).toEqual([{ styleName: 'dune', prompt: 'A couple, dune.', catalogue }])
  },
)
