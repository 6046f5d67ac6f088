import { Component, type ReactNode } from 'react'
import { loadFailedAgain } from '#platform/web/lazily.ts'
import { SomethingWentWrong } from './SomethingWentWrong.tsx'

/** Keeps the bars standing when a screen fails. React offers this to class components only. */
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
