import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VirtualRows } from './virtual-rows.tsx'

const rowPx = 50
const rows = Array.from({ length: 200 }, (_, index) => ({ key: `row ${index}` }))

beforeEach(() => {
  const sizes = HTMLElement.prototype
  vi.spyOn(sizes, 'clientWidth', 'get').mockReturnValue(500)
  vi.spyOn(sizes, 'clientHeight', 'get').mockReturnValue(rowPx * 4)
  vi.spyOn(sizes, 'offsetHeight', 'get').mockReturnValue(rowPx)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

interface ExampleProps {
  keptKey?: string
  shownKey?: string
  widthPx?: number
  estimatePx?: number
}

function Example({ keptKey, shownKey, widthPx = 500, estimatePx = rowPx }: ExampleProps) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div ref={scroller} data-testid="scroller">
      {scroller.current && (
        <VirtualRows
          rows={rows}
          scroller={scroller}
          widthPx={widthPx}
          estimatePx={() => estimatePx}
          keptKey={keptKey}
          shownKey={shownKey}
          render={({ key }) => <button type="button">{key}</button>}
        />
      )}
    </div>
  )
}

function show(props: ExampleProps = {}) {
  const { rerender } = render(<Example {...props} />)
  rerender(<Example {...props} />)
  return screen.getByTestId('scroller')
}

function scroll(scroller: HTMLElement, topPx: number) {
  act(() => {
    scroller.scrollTop = topPx
    fireEvent.scroll(scroller)
  })
}

const drawn = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

test('only rows in sight and two beyond are drawn', () => {
  const scroller = show()
  expect(drawn()).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 4', 'row 5'])
  scroll(scroller, rowPx * 100)
  expect(drawn()).toHaveLength(8)
  expect(drawn()).toContain('row 100')
})

test('the row with the focus stays when it is scrolled away, until it loses it', () => {
  const scroller = show()
  act(() => screen.getByRole('button', { name: 'row 1' }).focus())
  scroll(scroller, rowPx * 100)
  expect(document.activeElement?.textContent).toBe('row 1')
  act(() => screen.getByRole('button', { name: 'row 101' }).focus())
  scroll(scroller, rowPx * 102)
  expect(drawn()).not.toContain('row 1')
})

test('a row that is asked for stays wherever the list is scrolled to', () => {
  const scroller = show({ keptKey: 'row 3' })
  scroll(scroller, rowPx * 150)
  expect(drawn()).toContain('row 3')
  expect(drawn()).toContain('row 150')
})

test('rows that are as high in another width as before do not fall back to what was guessed', () => {
  const { rerender } = render(<Example estimatePx={30} />)
  rerender(<Example estimatePx={30} />)
  const places = () =>
    [...document.querySelectorAll<HTMLElement>('[data-index]')]
      .slice(0, 4)
      .map(({ style }) => style.transform)
  const stacked = [0, 1, 2, 3].map((index) => `translateY(${index * rowPx}px)`)
  expect(places()).toEqual(stacked)
  rerender(<Example estimatePx={30} widthPx={600} />)
  expect(places()).toEqual(stacked)
})
