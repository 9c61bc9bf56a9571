import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Where one is: going elsewhere is another try. */
  readonly place: string
  /** The screen is not to be drawn although nothing broke. */
  readonly isHeld?: boolean
  /** `retry` draws the children anew; what they keep elsewhere, such as a text that was typed, is there again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly place: string
  readonly hasFailed: boolean
}

/** What cannot be drawn is replaced; what lies over it stays. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { place: this.props.place, hasFailed: false }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, hasFailed: false }
  }

  static getDerivedStateFromError(): Pick<BoundaryState, 'hasFailed'> {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed || this.props.isHeld === true
      ? this.props.fallback(() => this.setState({ hasFailed: false }))
      : this.props.children
  }
}
