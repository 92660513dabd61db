import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { ScreenNotLoaded } from './lazy-screens.ts'

interface Props {
  readonly address: string
  readonly children: ReactNode
}

interface State {
  readonly address: string
  /** Null if nothing has failed. */
  readonly failure: { readonly error: unknown } | null
}

/** Catches errors of screens: shows the error page until the user navigates to another address. */
export function ErrorBoundary({ children }: Pick<Props, 'children'>) {
  const { key } = useLocation()
  return <Boundary address={key}>{children}</Boundary>
}

class Boundary extends Component<Props, State> {
  override state: State = { address: this.props.address, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorScreen isNotLoaded={failure.error instanceof ScreenNotLoaded} /> : this.props.children
  }
}
