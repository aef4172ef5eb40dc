import { consoleSessionKeys } from '@ever-after/contract'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { Shell } from '../app/shell.tsx'
import { catalogues, dressCatalogue } from '../documents/index.ts'
import { alerts, questions, toasts } from '../messages/index.ts'
import { queryClient, resumeAfterLogin } from '../server-state/index.ts'

/** Shows a part of the console in the shell of the app: the caches that it reads, the messages that it gives. */
export function show(children: ReactNode): void {
  render(<Shell>{children}</Shell>)
}

/** The window of the tests loads no page into a frame and complains about it; an empty one is enough. */
export function leaveFramesEmpty(): void {
  beforeEach(() => {
    const { getAttribute } = Element.prototype
    vi.spyOn(HTMLIFrameElement.prototype, 'getAttribute').mockImplementation(function (this: Element, name) {
      return name === 'srcdoc' ? '' : getAttribute.call(this, name)
    })
  })
}

/** An operator is logged in before every test, and nothing of it is left for the next. */
export function forgetEverything(): void {
  beforeEach(() => sessionStorage.setItem(consoleSessionKeys.operatorToken, 'operator-token'))
  afterEach(() => {
    cleanup()
    queryClient.clear()
    for (const store of [...Object.values(catalogues), dressCatalogue]) store.forget()
    alerts.write([])
    questions.write([])
    toasts.dismiss()
    resumeAfterLogin()
    window.localStorage.clear()
    window.sessionStorage.clear()
    window.history.replaceState(null, '', '/')
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })
}
