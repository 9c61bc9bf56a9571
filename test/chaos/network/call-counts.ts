/** The number of API calls per endpoint, over all browsers. */
export class CallCounts {
  readonly calls = new Map<string, number>()

  count(endpoint: string): void {
    this.calls.set(endpoint, (this.calls.get(endpoint) ?? 0) + 1)
  }
  of(endpoint: string): number {
    return this.calls.get(endpoint) ?? 0
  }
}
