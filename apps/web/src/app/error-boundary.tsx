import { Button, Notice } from '@ever-after/ui'
import { Component, type ReactNode } from 'react'
import { copy } from './copy.ts'

interface ErrorBoundaryProps {
  /** Where the app stands; somewhere else it tries again. */
  place?: string
  children: ReactNode
}

/** What is left when a screen breaks or cannot be loaded: one sentence and one way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Notice
        isAlert
        isPage
        title={copy.brokenTitle}
        action={<Button onClick={() => window.location.assign('/')}>{copy.startAgain}</Button>}
      >
        {copy.broken}
      </Notice>
    )
  }
}
