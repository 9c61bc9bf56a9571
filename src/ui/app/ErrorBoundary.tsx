import { Component, type ReactNode } from 'react'
import { forgetFailedComponents } from '../components/lazy-component'

interface BoundaryProps {
  /** The current path. A new path resets the boundary. */
  readonly place: string
  /** Shows the fallback although no child has failed. */
  readonly isHeld?: boolean
  /** `retry` mounts the children again. State outside the children, such as a draft, survives. */
  readonly fallback: (retry: () => void, error: unknown) => ReactNode
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly place: string
  /** The error that the boundary caught. `null` while the children are shown. */
  readonly caught: { readonly error: unknown } | null
}

/** Shows a fallback when the children fail to render. Overlays outside the boundary stay on screen. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state: BoundaryState = { place: this.props.place, caught: null }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, caught: null }
  }

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'caught'> {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown): void {
    forgetFailedComponents()
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { caught } = this.state
    return caught !== null || this.props.isHeld === true
      ? this.props.fallback(() => this.setState({ caught: null }), caught?.error)
      : this.props.children
  }
}
