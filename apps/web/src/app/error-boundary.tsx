import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'

interface Props {
  readonly address: string
  readonly children: ReactNode
}

interface State {
  readonly address: string
  readonly hasFailed: boolean
}

/** Stands around screens: one that fails is replaced by the error page until another address is asked for. */
export function ErrorBoundary({ children }: Pick<Props, 'children'>) {
  const { key } = useLocation()
  return <Boundary address={key}>{children}</Boundary>
}

class Boundary extends Component<Props, State> {
  override state: State = { address: this.props.address, hasFailed: false }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { address, hasFailed: false }
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children
  }
}
