import type { OperatorCatalogue } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { addStyle, catalogues } from '#documents'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import type { Call } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import { drawn, forgetRegenerations, nameIn, route } from '../../features/regenerate/testing/open-dialog.tsx'
import { layOut } from '../../features/styles/testing/lay-out.ts'
import DraftsScreen from './drafts-screen.tsx'
import LiveStylesScreen from './live-styles-screen.tsx'

forgetRegenerations()
layOut()

const styles = [
  styleOf('shore', { styleName: 'Low Shore', displayName: 'Shore at dawn' }),
  styleOf('dune', { styleName: 'High Dune', displayName: 'Dune at noon' }),
]
const previews = ({ styles: { Beach } }: OperatorCatalogue) =>
  Beach.slice(0, 2).map(({ variations }) => variations[0].previewPath)
const before = ['/catalogue/shore/preview.webp', '/catalogue/dune/preview.webp']

test.for([
  ['live', 'draft', 'Live Styles', LiveStylesScreen],
  ['draft', 'live', 'Drafts', DraftsScreen],
] as const)(
  'of the %s catalogue and not of the %s, under %s, chosen styles get new previews',
  {
    tags: ['ADMIN-01', 'ADMIN-15', 'LIVE-24', 'REGEN-04', 'REGEN-05', 'REGEN-09', 'REGEN-10'],
  },
  async ([catalogue, other, title, Screen]) => {
    const server = standInServer(catalogueOf({ Beach: styles }), {
      [route]: (call: Call) => drawn(nameIn(call)),
    })
    server.saveElsewhere(other, (document) =>
      addStyle(document, { style: styleOf('fog'), category: 'Beach' }),
    )
    show(<Screen />)
    const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
    await screen.findByRole('heading', { level: 1, name: title })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all styles of Beach' }))
    await press('Regenerate Previews')
    await press('Generate 2 Previews')
    await screen.findByText('2 approved')
    const sent = server.calls.flatMap((call) => (call.route === route ? [call.body] : []))
    expect(sent).toEqual([
      { styleName: 'Low Shore', prompt: 'A couple, shore.', catalogue },
      { styleName: 'High Dune', prompt: 'A couple, dune.', catalogue },
    ])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Approve Shore at dawn' }))
    await press('Save 1 Approved Previews')
    const question = await screen.findByRole('dialog', { name: 'Save 1 new preview images?' })
    await userEvent.click(within(question).getByRole('button', { name: 'OK' }))
    await screen.findByText('Successfully updated 1 preview images!')
    const saved = catalogues[catalogue].state.read().document
    expect(previews(saved)).toEqual([before[0], '/media/x/High Dune.webp'])
    expect(previews(server.stored[other])).toEqual(before)
  },
)
