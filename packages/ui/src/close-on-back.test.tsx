import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveCovered, useCloseOnBack, watchBack } from './close-on-back.ts'

let stop: () => void

beforeEach(() => {
  window.history.pushState(null, '', '/before')
  window.history.pushState(null, '', '/page')
  stop = watchBack()
})
afterEach(async () => {
  cleanup()
  await still()
  stop()
})

/** Lets every step through the history be made. */
const still = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const back = async () => {
  act(() => window.history.back())
  await still()
}
const entries = () => window.history.length
const path = () => window.location.pathname

function Layer({ name, close }: { name: string; close?: () => void }) {
  useCloseOnBack({ close })
  return <p>{name}</p>
}

/** A page over which layers are opened; the last one opened lies on top. */
function Page({ names, isStubborn = false }: { names: readonly string[]; isStubborn?: boolean }) {
  const [open, setOpen] = useState(names)
  return open.map((name) => (
    <Layer
      key={name}
      name={name}
      close={isStubborn ? undefined : () => setOpen((now) => now.filter((one) => one !== name))}
    />
  ))
}

const shown = (name: string) => screen.queryByText(name) !== null

test('the back button closes what lies on top and the page stays', async () => {
  render(<Page names={['Sheet']} />)
  await still()
  await back()
  expect([shown('Sheet'), path()]).toEqual([false, '/page'])
  await back()
  expect(path()).toBe('/before')
})

test('of several the back button closes the uppermost first', async () => {
  render(<Page names={['Sheet', 'Question']} />)
  await still()
  await back()
  expect([shown('Sheet'), shown('Question'), path()]).toEqual([true, false, '/page'])
  await back()
  expect([shown('Sheet'), path()]).toEqual([false, '/page'])
  await back()
  expect(path()).toBe('/before')
})

test('several that lie on top take one entry of the history', async () => {
  const before = entries()
  render(<Page names={['Sheet', 'Question', 'Note']} />)
  await still()
  expect(entries()).toBe(before + 1)
})

test('what was closed by other means leaves one press to the page before', async () => {
  const { rerender } = render(<Layer name="Sheet" />)
  await still()
  rerender(<p>nothing</p>)
  await still()
  expect(path()).toBe('/page')
  await back()
  expect(path()).toBe('/before')
})

test('one that gives way to another in the same moment keeps the entry', async () => {
  const go = vi.spyOn(window.history, 'go')
  const { rerender } = render(<Layer key="a" name="Asking" />)
  await still()
  const before = entries()
  rerender(<Layer key="b" name="Answered" />)
  await still()
  expect([entries(), go.mock.calls]).toEqual([before, []])
  go.mockRestore()
})

test('mounting everything twice adds one entry', async () => {
  const before = entries()
  render(
    <StrictMode>
      <Page names={['Sheet']} />
    </StrictMode>,
  )
  await still()
  expect(entries()).toBe(before + 1)
  await back()
  expect([shown('Sheet'), path()]).toEqual([false, '/page'])
})

test('what cannot be closed now stays, and so does the page, however often back is pressed', async () => {
  render(<Page names={['Buying']} isStubborn />)
  await still()
  const before = entries()
  await back()
  await back()
  expect([shown('Buying'), path(), entries()]).toEqual([true, '/page', before])
})

test('a page that follows at once takes the place of the entry', async () => {
  const { rerender } = render(<Layer name="Menu" />)
  await still()
  const before = entries()
  // As a handler does it: the closing has not been drawn when the next page is asked for.
  act(() => {
    rerender(<p>nothing</p>)
    void leaveCovered((isInPlace) =>
      isInPlace
        ? window.history.replaceState(null, '', '/next')
        : window.history.pushState(null, '', '/next'),
    )
  })
  await still()
  expect([path(), entries()]).toEqual(['/next', before])
  await back()
  expect(path()).toBe('/page')
  await back()
  expect(path()).toBe('/before')
})

test('a page that follows while the history steps back waits for it', async () => {
  const { rerender } = render(<Layer name="Menu" />)
  await still()
  const steps: (() => void)[] = []
  const go = vi.spyOn(window.history, 'go').mockImplementation((by) => {
    steps.push(() => {
      go.mockRestore()
      window.history.go(by)
    })
  })
  rerender(<p>nothing</p>)
  await still()
  const leave = vi.fn(() => window.history.pushState(null, '', '/next'))
  void leaveCovered(leave)
  await still()
  expect(leave).not.toHaveBeenCalled()
  act(() => steps[0]())
  await still()
  expect([leave.mock.calls, path()]).toEqual([[[false]], '/next'])
  await back()
  expect(path()).toBe('/page')
  await back()
  expect(path()).toBe('/before')
})

test('an entry that a reload left is gone when the watch begins', async () => {
  render(<Layer name="Sheet" />)
  await still()
  // A reload ends the page and keeps its history.
  stop()
  cleanup()
  await still()
  stop = watchBack()
  await still()
  await back()
  expect(path()).toBe('/before')
})

test('going forward to an entry that covers nothing any more leads nowhere', async () => {
  render(<Page names={['Sheet']} />)
  await still()
  await back()
  act(() => window.history.forward())
  await still()
  expect([shown('Sheet'), path()]).toEqual([false, '/page'])
  await back()
  expect(path()).toBe('/before')
})

test('a way back to another page closes everything that lies over the app', async () => {
  render(<Page names={['Sheet', 'Question']} />)
  await still()
  act(() => window.history.go(-2))
  await still()
  expect([shown('Sheet'), shown('Question'), path()]).toEqual([false, false, '/before'])
})

test('what opens while the history steps back has its entry afterwards', async () => {
  const { rerender } = render(<Layer key="a" name="Menu" />)
  await still()
  rerender(<p>nothing</p>)
  await act(() => Promise.resolve())
  rerender(<Page key="b" names={['Sheet']} />)
  await still()
  await back()
  expect([shown('Sheet'), path()]).toEqual([false, '/page'])
  await back()
  expect(path()).toBe('/before')
})

test('without a watch nothing is added to the history', async () => {
  stop()
  const before = entries()
  render(<Page names={['Sheet']} />)
  await still()
  expect(entries()).toBe(before)
})
