import { Button, forgetFailedParts, Notice, reloadForFailedParts } from '@ever-after/ui'
import { Component, type ReactNode } from 'react'
import { copy } from './copy.ts'

interface ErrorBoundaryProps {
  /** Where the app stands; somewhere else it tries again. */
  place?: string
  /** Leaves out what broke, without a word. */
  isQuiet?: boolean
  onFailed?: () => void
  children: ReactNode
}

/** What is left when a screen breaks or cannot be loaded: one sentence, another try, and the way home. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.tryAgain()
  }

  private tryAgain = () => {
    forgetFailedParts()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    if (this.props.isQuiet) return null
    return (
      <Notice
        isAlert
        isPage
        title={copy.brokenTitle}
        action={
          <>
            <Button onClick={() => reloadForFailedParts().then(this.tryAgain)}>{copy.tryAgain}</Button>
            <Button look="link" onClick={() => window.location.assign('/')}>
              {copy.startAgain}
            </Button>
          </>
        }
      >
        {copy.broken}
      </Notice>
    )
  }
}
