import { expect, type BrowserContext, type Page, type Request } from 'playwright/test'
import type { PageErrors } from './page-errors'
import type { TestServer } from './server'

const TOLD = 'told: '

/** What the browser's console says of requests and sockets while the network is cut. A page may send them at any moment. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_NETWORK_IO_SUSPENDED/

/** The browser of one person: a browser context of its own, with any number of tabs. */
export class BrowserUser {
  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: TestServer | null,
    readonly problems: PageErrors | null,
  ) {}

  /**
   * Texts that the page's live regions have announced. A toast is gone after three seconds, possibly before a test
   * looks.
   */
  readonly #told: string[] = []

  /** The requests for code that have no response yet. */
  readonly #loading = new Set<Request>()

  /** Records announcements and requests. Call this method before the first page loads. */
  async listen(): Promise<void> {
    const ended = (request: Request) => this.#loading.delete(request)
    this.context.on('request', (request) => {
      if (/\/assets\//.test(request.url())) this.#loading.add(request)
    })
    this.context.on('requestfinished', ended)
    this.context.on('requestfailed', ended)
    this.context.on('console', (message) => {
      if (message.type() === 'debug' && message.text().startsWith(TOLD)) this.#told.push(message.text())
    })
    await this.context.addInitScript((mark) => {
      const last = new WeakMap<Element, string>()
      new MutationObserver(() => {
        for (const region of document.querySelectorAll('[role=status], [role=alert]')) {
          const text = region.textContent
          if (text !== '' && last.get(region) !== text) console.debug(`${mark}${text}`)
          last.set(region, text)
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    }, TOLD)
  }

  /** Passes once a live region has announced `words` after the announcement that the last `isTold` matched. */
  async isTold(words: string): Promise<void> {
    await expect.poll(() => this.#told.some((text) => text.includes(words)), `told "${words}"`).toBe(true)
    this.#told.splice(0, this.#told.findIndex((text) => text.includes(words)) + 1)
  }

  /** Opens another tab, which shares storage, locks and channels with the first tab. */
  async openTab(path = '/'): Promise<Page> {
    const page = await this.context.newPage()
    await page.goto(path)
    return page
  }

  /** Waits until a page is idle and loads no more code. A page loads the code of buttons and menus after its screen. */
  async settle(page = this.page): Promise<void> {
    await expect
      .poll(async () => {
        const idle = () => page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)))
        await idle()
        const isLoading = this.#loading.size > 0
        await idle()
        return isLoading || this.#loading.size > 0
      })
      .toBe(false)
  }

  /** Cuts the network of this browser. The errors that the browser reports for it do not fail the test. */
  async cutNetwork(): Promise<void> {
    this.problems?.allow(OFFLINE)
    await this.context.setOffline(true)
  }

  async restoreNetwork(): Promise<void> {
    await this.context.setOffline(false)
  }
}
