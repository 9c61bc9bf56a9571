import type { App } from '../../src/application/app'
import { isMember, sessionOf, type Session } from '../../src/domain/session'
import type { ChaosBrowser } from './browser/chaos-browser'
import type { ChaosPage } from './browser/chaos-page'

/** The time to read and type a code. */
const TYPING_MS = 3_000
const GIVES_UP_MS = 30_000

export class ChaosUser {
  #isSigningIn = false

  constructor(
    readonly name: string,
    readonly browser: ChaosBrowser,
  ) {}

  get email(): string {
    return `${this.name}@loop.example`
  }
  get pages(): readonly ChaosPage[] {
    return this.browser.pages
  }
  sessionIn({ app }: ChaosPage): Session | null {
    return app === null ? null : sessionOf(app.account.slices.session.get())
  }
  isIn({ app }: ChaosPage): boolean {
    return app !== null && isMember(app.account.slices.session.get())
  }

  /** Signs in with a code by e-mail. Resolves on success and on failure. */
  async signIn(page: ChaosPage, email = this.email): Promise<void> {
    const { app } = page
    if (app === null || this.#isSigningIn) return
    this.#isSigningIn = true
    const over = page.browser.time.after(GIVES_UP_MS, () => {
      this.#isSigningIn = false
    })
    app.tab.dispatch({ type: 'sign-in/RequestCode', email })
    await page.pause(TYPING_MS)
    await this.#typeCode(page, app, email)
    await page.pause(TYPING_MS)
    over()
    this.#isSigningIn = false
  }

  async #typeCode(page: ChaosPage, app: App, email: string): Promise<void> {
    const code = page.browser.town.codeFor(email)
    if (code === null) return
    page.browser.town.noteSecrets()
    app.tab.dispatch({ type: 'sign-in/SubmitCode', secretRef: app.secrets.hold(code) })
  }
}
