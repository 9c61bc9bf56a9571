import type { BrowserContext } from 'playwright/test'

/**
 * Lines of the browser's own, about when things happened and not about what: a socket that a page gives up as it goes
 * was still on its way.
 */
const TIMING = /WebSocket is closed before the connection is established/
/** What a browser for tests says where a test wants no service worker: it would answer what the test answers itself. */
const BLOCKED = /Service Worker registration blocked by Playwright/
/** What a driver without a graphics card says of its own speed. */
const DRIVER = /GL Driver Message \(OpenGL, Performance/

/**
 * Collects all that must not happen in a page: errors, console errors, breaches of the security policy, requests to
 * strangers.
 */
export class PageErrors {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []

  /** For a test that provokes an error on purpose: what it will look like. */
  allow(...expected: readonly RegExp[]): void {
    this.#allowed.push(...expected)
  }

  get unexpected(): readonly string[] {
    return this.#found.filter(
      (text) => ![TIMING, BLOCKED, DRIVER, ...this.#allowed].some((expected) => expected.test(text)),
    )
  }

  async watch(context: BrowserContext, who: string): Promise<void> {
    const note = (text: string) => {
      this.#found.push(`${who}: ${text}`)
    }
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) => {
      note(`uncaught: ${error.error().stack ?? error.error().message}`)
    })
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (/^(?:https?|wss?):$/.test(protocol) && !/^(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost)$/.test(hostname))
        note(`request leaves the machine: ${request.url()}`)
    })
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (breach) => {
        console.error(
          `policy breach: ${breach.violatedDirective} ${breach.blockedURI} ${breach.sourceFile}:${breach.lineNumber}`,
        )
      })
    })
  }
}
