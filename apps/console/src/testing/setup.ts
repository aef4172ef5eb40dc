import { loadDialog } from '@ever-after/ui'
import { configure } from '@testing-library/react'

// A loaded machine needs longer than the default second; a missing element still fails the test.
configure({ asyncUtilTimeout: 5_000 })

// As in the app, where a dialog is there before it is first opened.
await loadDialog()
