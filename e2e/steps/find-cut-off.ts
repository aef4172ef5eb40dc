import type { Page } from '@playwright/test'

/** What scrolls sideways, is cut off or cannot be reached on this page. */
export function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(findDefects)
}

/** Runs in the page. */
function findDefects(): string[] {
  const tolerancePx = 1.5
  const defects: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}”`
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"], .sr-only')
  const over = [...document.querySelectorAll('[role="dialog"], [role="menu"]')].at(-1)
  const top = over ?? document.body

  for (const scroller of [document.documentElement, ...top.querySelectorAll('*')]) {
    const { overflowX, overflowY } = getComputedStyle(scroller)
    const isTall = scroller.scrollHeight > scroller.clientHeight + tolerancePx
    // A shelf goes sideways on purpose, and only that.
    const isShelf = overflowX === 'auto' && !isTall
    const isScroller = scroller === document.documentElement || /auto|scroll/.test(overflowY)
    const widerPx = scroller.scrollWidth - scroller.clientWidth
    if (isScroller && !isShelf && widerPx > tolerancePx)
      defects.push(`scrolls sideways by ${widerPx} px: ${scroller.tagName}`)
  }

  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!text.textContent?.trim() || !parent || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const cutter = cutterOf(parent, box)
    if (cutter) defects.push(`text cut off: ${nameOf(parent)} by ${cutter}`)
  }

  for (const control of top.querySelectorAll('a[href], button:not(:disabled), input, textarea')) {
    const target = control.closest('label') ?? control
    if (!isSeen(target) || (control.matches('.sr-only') && target === control)) continue
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top: y, width, height } = target.getBoundingClientRect()
    const isReached = [0.5, 0.2, 0.8].some((down) =>
      [0.5, 0.2, 0.8].some((right) => {
        const hit = document.elementFromPoint(left + width * right, y + height * down)
        // A toast leaves by itself.
        return hit !== null && (target.contains(hit) || hit.closest('[role=status], [role=alert]') !== null)
      }),
    )
    if (!isReached) defects.push(`out of reach: ${nameOf(control)}`)
  }
  return [...new Set(defects)]

  /** The first element around that does not show all of the box and cannot be scrolled to. */
  function cutterOf(from: Element, box: DOMRect): string | undefined {
    for (
      let around: Element | null = from;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      const cutsX =
        /hidden|clip/.test(style.overflowX) &&
        (box.left < edge.left - tolerancePx || box.right > edge.right + tolerancePx)
      const cutsY =
        /hidden|clip/.test(style.overflowY) &&
        (box.top < edge.top - tolerancePx || box.bottom > edge.bottom + tolerancePx)
      if (cutsX || cutsY) return `${around.tagName.toLowerCase()}.${around.className.toString().slice(0, 60)}`
      if (/auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY)) return undefined
      if (style.position === 'fixed') return undefined
    }
    return undefined
  }
}
