import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetFailedParts, lazyPart } from './lazy-part.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  again = () => {
    forgetFailedParts()
    this.setState({ hasFailed: false })
  }
  override render() {
    if (!this.state.hasFailed) return <Suspense>{this.props.children}</Suspense>
    return (
      <button type="button" onClick={this.again}>
        Again
      </button>
    )
  }
}

test('a part that did not come is fetched anew when that is wanted, and not before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue({ default: () => <p>Here</p> })
  const Part = lazyPart(load)
  render(
    <Boundary>
      <Part />
    </Boundary>,
  )
  const again = await screen.findByRole('button', { name: 'Again' })
  expect(load).toHaveBeenCalledTimes(1)
  await act(async () => again.click())
  await screen.findByText('Here')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that was fetched before shows at once', async () => {
  const Part = lazyPart(async () => ({ default: () => <p>Here</p> }))
  await Part.preload()
  render(<Part />)
  screen.getByText('Here')
})
