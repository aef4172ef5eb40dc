import { localKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { writeTaller } from '#session'
import { applicationOf } from '../../testing/builders.ts'
import { forgetEverything } from '../../testing/show.tsx'
import { accepted, applyRoute, openPreview, pollRoute } from './testing/open-preview.tsx'

forgetEverything()
beforeEach(() => window.localStorage.setItem(localKeys.authToken, '"token"'))

test.each([undefined, 'first', 'second', 'neither'] as const)(
  '%s is sent as the taller one',
  async (taller) => {
    if (taller) writeTaller(taller)
    const { apply, calls } = openPreview({ [applyRoute]: accepted, [pollRoute]: applicationOf() })
    await apply()
    await screen.findByRole('button', { name: 'Hold to compare' })
    const sent = calls.find(({ route }) => route === applyRoute)?.body
    expect(sent).toHaveProperty('styleName')
    expect(Object.entries(sent ?? {}).filter(([name]) => name === 'taller')).toEqual(
      taller ? [['taller', taller]] : [],
    )
  },
)
