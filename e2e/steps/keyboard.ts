import { expect, type Locator, type Page } from '@playwright/test'

const farthest = 120

/** Goes on by Tab until this control has the focus, which is seen at every stop. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toHaveCount(1)
  for (let stop = 0; stop < farthest; stop++) {
    await page.keyboard.press('Tab')
    await expectSeenFocus(page)
    if (await hasFocus(control)) return
  }
  throw new Error(`Tab does not lead to ${control}.`)
}

/** Goes to a control and presses it as one who does not point. */
export async function pressByKey(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press(key)
}

/** A dialog over another hears no key until the one below has let go of the keyboard, a moment after both are seen. */
export async function closeByKey(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden({ timeout: 1000 })
  }).toPass()
}

/** Tab goes round inside the dialog and never out of it. */
export async function expectTrap(page: Page, stops = 8): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
  }
}

/** The focus is somewhere on the page, not fallen back to its root. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}

async function expectSeenFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(findHiddenFocus)).toBeUndefined()
}

async function hasFocus(control: Locator): Promise<boolean> {
  return (await control.count()) === 1 && control.evaluate((element) => element === document.activeElement)
}

/** Runs in the page: names the focused control when nothing shows that it is the one. */
function findHiddenFocus(): string | undefined {
  const focused = document.activeElement
  // Past the last control the focus is in the browser's own window; a screen that opens has it until its controls are there.
  if (!focused || focused === document.body || focused.tagName === 'MAIN') return undefined
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  const near = [focused, focused.parentElement, label, ...(label?.querySelectorAll('*') ?? [])]
  for (let next = focused.nextElementSibling; next; next = next.nextElementSibling) near.push(next)
  const isOutlined = near.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const shown = label ?? focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  const isOnTop = hit !== null && (shown.contains(hit) || shown.parentElement?.contains(hit) === true)
  if (isOutlined && isOnTop) return undefined
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)
  return `${focused.tagName} “${name}”: ${isOutlined ? 'covered' : 'no outline'}`
}
