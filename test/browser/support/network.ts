import { expect, type WebSocketRoute } from 'playwright/test'
import type { BrowserUser } from './browser-user'

/** The network of one browser. `cut` closes its open sockets too, which Playwright's offline mode leaves open. */
export class Network {
  readonly #open = new Set<WebSocketRoute>()
  #isCut = false

  constructor(private readonly person: BrowserUser) {}

  async watch(): Promise<void> {
    await this.person.context.routeWebSocket(/./, (here) => {
      if (this.#isCut) return void here.close()
      here.connectToServer()
      this.#open.add(here)
    })
  }

  async cut(): Promise<void> {
    this.#isCut = true
    await this.person.cutNetwork()
    // A socket that the page has closed already never confirms, so nothing waits for it.
    for (const socket of this.#open) void socket.close().catch(() => undefined)
    this.#open.clear()
  }

  async restore(): Promise<void> {
    this.#isCut = false
    await this.person.restoreNetwork()
  }

  /** Passes once the page has opened a socket again. */
  async isBack(): Promise<void> {
    await expect.poll(() => this.#open.size, 'open sockets').toBeGreaterThan(0)
    await expect(this.person.page.getByText(/You’re offline/)).toHaveCount(0)
  }
}
