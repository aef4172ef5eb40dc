import { Button, forgetFailedParts, Notice, reloadForFailedParts } from '@ever-after/ui'
import { Component, type ReactNode, useEffect } from 'react'
import { copy } from './copy.ts'

interface ErrorBoundaryProps {
  /** Where the app stands; somewhere else it tries again. */
  place?: string
  /** Leaves out what broke, without a word. */
  isQuiet?: boolean
  onFailed?: () => void
  children: ReactNode
}

/** What is left when a screen breaks or cannot be loaded: one sentence, another try, and the way home. It tries by itself when the connection is back. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onFailed?.()
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.reset()
  }

  private tryAgain = async () => {
    await reloadForFailedParts()
    this.reset()
  }

  private reset = () => {
    forgetFailedParts()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.isQuiet ? null : <BrokenPage onAgain={this.tryAgain} />
  }
}

function BrokenPage({ onAgain }: { onAgain: () => Promise<void> }) {
  // What did not come for want of a connection comes by itself once there is one.
  useEffect(() => {
    const again = () => void onAgain()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [onAgain])
  return (
    <Notice
      isAlert
      isPage
      title={copy.brokenTitle}
      action={
        <>
          <Button onClick={() => void onAgain()}>{copy.tryAgain}</Button>
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
