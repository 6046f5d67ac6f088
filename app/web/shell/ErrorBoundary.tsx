import { Component, type ReactNode } from 'react'
import { loadFailedAgain } from '#platform/web/lazily.ts'
import { SomethingWentWrong } from './SomethingWentWrong.tsx'

/** Keeps the bars visible when a screen fails. React only supports this in class components. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <SomethingWentWrong onTryAgain={() => void loadFailedAgain().then(() => this.setState({ hasFailed: false }))} />
  }
}
