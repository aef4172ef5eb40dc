import { useCloseOnBack, watchBack } from '@ever-after/ui'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Router, useLocation } from 'wouter'
import { forgetEverything, show } from '../testing/show.tsx'
import { moveBetweenScreens } from './move-between-screens.ts'
import { useStepBack } from './step-back.ts'

forgetEverything()
let stop: () => void
beforeEach(() => {
  window.history.pushState(null, '', '/start')
  stop = watchBack()
})
afterEach(() => stop())

const still = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  await still()
}
const path = () => window.location.pathname

function Screens() {
  const [shown, go] = useLocation()
  const stepBack = useStepBack()
  return (
    <>
      <button type="button" onClick={() => go('/camera')}>
        To the camera
      </button>
      <button type="button" onClick={() => stepBack('/start')}>
        Back
      </button>
      {shown === '/camera' && <Camera />}
    </>
  )
}

function Camera() {
  const [hasShot, setShot] = useState(false)
  useCloseOnBack({ isOpen: hasShot, close: () => setShot(false) })
  return (
    <button type="button" onClick={() => setShot(true)}>
      Shoot
    </button>
  )
}

const open = () =>
  show(
    <Router aroundNav={moveBetweenScreens}>
      <Screens />
    </Router>,
  )

test('a way back to the screen before adds nothing to the history', async () => {
  open()
  const entries = window.history.length
  await press('To the camera')
  await press('Back')
  expect([path(), window.history.length]).toEqual(['/start', entries + 1])
  act(() => window.history.forward())
  await still()
  expect(path()).toBe('/camera')
})

test('it leads past what lies on top of the screen', async () => {
  open()
  await press('To the camera')
  await press('Shoot')
  await press('Back')
  expect(path()).toBe('/start')
})

test('a screen that was not the one before opens anew', async () => {
  window.history.pushState(null, '', '/camera')
  open()
  const entries = window.history.length
  await press('Back')
  expect([path(), window.history.length]).toEqual(['/start', entries + 1])
})
