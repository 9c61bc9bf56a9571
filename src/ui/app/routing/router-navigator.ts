/** Navigates from outside React. A path requested before the router mounts waits for the router. */
export class RouterNavigator {
  #navigate: ((to: string) => void) | null = null
  #waiting: string | null = null

  go(to: string): void {
    if (this.#navigate === null) this.#waiting = to
    else this.#navigate(to)
  }

  follow(navigate: (to: string) => void): void {
    this.#navigate = navigate
    if (this.#waiting !== null) navigate(this.#waiting)
    this.#waiting = null
  }
}
