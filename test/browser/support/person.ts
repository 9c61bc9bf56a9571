import type { BrowserContext, Page } from 'playwright/test'

/** One human at one browser: a context of its own, with as many tabs as wanted. */
export class Person {
  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

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
