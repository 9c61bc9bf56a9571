import { expect, type BrowserContext, type Page } from 'playwright/test'
import type { TestServer } from './server'

const TOLD = 'told: '

/** One human at one browser: a context of its own, with as many tabs as wanted. */
export class BrowserUser {
  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly server: TestServer | null,
  ) {}

  /**
   * What its pages have told in a region that is read out: a toast is gone after three seconds, in which nobody may
   * have looked.
   */
  readonly #told: string[] = []

  /** Before its first page is loaded. */
  async listen(): Promise<void> {
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

  /** That it has told so, since the last time that this was asked for. */
  async isTold(words: string): Promise<void> {
    await expect.poll(() => this.#told.some((text) => text.includes(words)), `told "${words}"`).toBe(true)
    this.#told.splice(0, this.#told.findIndex((text) => text.includes(words)) + 1)
  }

  /** Another tab of the same browser: it shares storage, locks and channels with the first. */
  async openTab(path = '/'): Promise<Page> {
    const page = await this.context.newPage()
    await page.goto(path)
    return page
  }

  async cutNetwork(): Promise<void> {
    await this.context.setOffline(true)
  }

  async restoreNetwork(): Promise<void> {
    await this.context.setOffline(false)
  }
}
