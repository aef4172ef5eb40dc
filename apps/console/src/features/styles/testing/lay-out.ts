import { afterEach, beforeEach, vi } from 'vitest'
import { copy } from '../copy.ts'

const widthPx = 1000
const listHeightPx = 6000
const rowHeightPx = 60

/** Gives the list and its rows a size, which a page without a layout has not, so that the rows are drawn. */
export function layOut(): void {
  beforeEach(() => {
    const sizes = HTMLElement.prototype
    vi.spyOn(sizes, 'clientWidth', 'get').mockReturnValue(widthPx)
    vi.spyOn(sizes, 'clientHeight', 'get').mockImplementation(heightOf)
    vi.spyOn(sizes, 'offsetHeight', 'get').mockImplementation(heightOf)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
}

/** Gives what stands in a list its place among its neighbours, so that it can be dragged over them. */
export function layOutPlaces(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const item = this.closest('li')
    const at = item ? [...(item.parentElement?.children ?? [])].indexOf(item) * rowHeightPx : 0
    return new DOMRect(at, at, rowHeightPx, rowHeightPx)
  })
}

function heightOf(this: HTMLElement): number {
  return this.getAttribute('aria-label') === copy.list ? listHeightPx : rowHeightPx
}
