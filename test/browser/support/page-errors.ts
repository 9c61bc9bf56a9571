import type { BrowserContext } from 'playwright/test'

/** The browser's message when a page closes a socket that is still connecting. The message is no fault. */
const TIMING = /WebSocket is closed before the connection is established/
/** The message about a blocked service worker. Playwright blocks it, so that tests can intercept requests. */
const BLOCKED = /Service Worker registration blocked by Playwright/
/** A message of software graphics drivers about their speed. */
const DRIVER = /GL Driver Message \(OpenGL, Performance/

/**
 * Collects errors, console errors and warnings, policy violations, and requests to other hosts. Each of these fails the
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
