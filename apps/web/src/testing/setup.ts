import { loadDialog } from '@ever-after/ui'
import { configure } from '@testing-library/react'
import { vi } from 'vitest'

// A loaded machine needs longer than the default second; what never comes still fails the test.
const patienceMs = 10_000
configure({ asyncUtilTimeout: patienceMs })
const { waitFor } = vi
vi.waitFor = (callback, options = patienceMs) => waitFor(callback, options)

// What is asked for after a test's own server is gone is never answered: no test goes to the network.
globalThis.fetch = () => new Promise(() => {})

// As in the app, where a dialog is there before it is first opened.
await loadDialog()
