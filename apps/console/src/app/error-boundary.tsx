import { Button, forgetFailedParts, Notice, reloadForFailedParts } from '@ever-after/ui'
import { Component, type ReactNode } from 'react'
import { copy } from './copy.ts'

/** What is left when a screen breaks or cannot be loaded: one sentence and one way on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  tryAgain = () => {
    forgetFailedParts()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice
        isAlert
        title={copy.brokenTitle}
        action={<Button onClick={() => reloadForFailedParts().then(this.tryAgain)}>{copy.tryAgain}</Button>}
      >
        {copy.broken}
      </Notice>
    )
  }
}
