import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** The current path. A new path resets the boundary. */
  readonly place: string
  /** Shows the fallback although no child has failed. */
  readonly isHeld?: boolean
  /** `retry` mounts the children again. State outside the children, such as a draft, survives. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly place: string
  readonly hasFailed: boolean
}

/** Shows a fallback when the children fail to render. Overlays outside the boundary stay on screen. */
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
