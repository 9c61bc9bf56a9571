import type { BrowserContext } from 'playwright/test'

/** A timing message, not a fault: the page closed a socket that was still connecting. */
const TIMING = /WebSocket is closed before the connection is established/
/** Playwright blocks the service worker, which would otherwise answer requests that the test intercepts. */
const BLOCKED = /Service Worker registration blocked by Playwright/
/** A software graphics driver reports its own speed. */
const DRIVER = /GL Driver Message \(OpenGL, Performance/

/**
 * Collects errors, console errors and warnings, policy violations, and requests to other hosts. Any of them fails the
 * test.
 */
export class PageErrors {
  readonly #found: string[] = []
  readonly #allowed: RegExp[] = []

  /** For a test that provokes an error on purpose: patterns of the expected messages. */
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
