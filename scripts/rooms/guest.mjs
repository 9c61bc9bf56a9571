import { AUDIBLE, putOnEars, toneAsMicrophone } from './audio-probe.mjs'
import { MEDIA_ARGS } from '../lib/chromium-media-args.mjs'

/** Frequencies in Hz: far enough apart to distinguish, within the range of a voice codec. */
const TONES = [392, 523, 659, 784, 988, 1_175, 1_397, 1_568]
const EMAILS = ['ada@loop.example', 'ben@loop.example']

/** A simulated person in a separate browser. The person's voice is a single tone. */
export class Guest {
  /** @param {import('playwright').Browser} browser @param {import('playwright').Page} page @param {number} nth */
  constructor(browser, page, nth) {
    this.browser = browser
    this.page = page
    this.hz = TONES[nth] ?? 440
    this.email = EMAILS[nth] ?? `guest${nth + 1}@loop.example`
    this.name = this.email.split('@')[0] ?? ''
    this.xid = ''
  }

  /** @param {string} executablePath @param {string} origin @param {number} nth */
  static async open(executablePath, origin, nth) {
    const { chromium } = await import('playwright')
    const browser = await chromium.launch({ executablePath, args: MEDIA_ARGS })
    const context = await browser.newContext({
      baseURL: origin,
      permissions: ['microphone', 'camera'],
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
    })
    const page = await context.newPage()
    const guest = new Guest(browser, page, nth)
    await page.addInitScript(toneAsMicrophone, guest.hz)
    await page.addInitScript(putOnEars, AUDIBLE)
    return guest
  }

  async signIn() {
    const { page } = this
    await page.goto('/sign-in/email')
    await page.getByLabel('E-mail').fill(this.email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page
      .getByRole('button', { name: /Use code/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/group$|\/invite-code$/)
    if (page.url().endsWith('/invite-code')) await page.getByRole('button', { name: 'Skip' }).click()
    await page.waitForURL(/\/group$/)
  }

  /** @param {string} path */
  async enter(path) {
    await this.page.goto(path)
    await this.page.getByRole('button', { name: 'Join space' }).click()
  }

  /** Requests to speak. In an open room every request is granted, and a host needs no request. */
  async speak() {
    const { page } = this
    const mute = page.getByRole('button', { name: 'Mute', exact: true })
    const wish = page.getByRole('button', { name: /^(?:Ask to speak|Unmute)$/ })
    // Until the sound is connected, a press on the button only shows a warning. So press the button again.
    for (let tried = 0; tried < 20 && !(await mute.isVisible()); tried += 1) {
      if (await wish.isVisible()) await wish.click()
      await mute.waitFor({ timeout: 1_000 }).catch(() => undefined)
    }
    this.xid =
      (await page
        .getByRole('list', { name: 'On stage' })
        .locator('li[data-xid]', { hasText: 'You' })
        .getAttribute('data-xid')) ?? ''
  }

  /**
   * Waits until each of these people is audible with their tone. Returns the measured tones in Hz.
   * @param {readonly Guest[]} others
   * @returns {Promise<(number | null)[]>}
   */
  async hears(others) {
    const xids = others.map(({ xid }) => xid)
    await this.page
      .waitForFunction(
        ([whom, tones]) =>
          Reflect.get(window, 'ears')
            .tones(whom)
            .every(
              (/** @type {number | null} */ hz, /** @type {number} */ nth) =>
                Math.abs((hz ?? 0) - (tones[nth] ?? 0)) < 12,
            ),
        /** @type {[string[], number[]]} */ ([xids, others.map(({ hz }) => hz)]),
        { timeout: 20_000, polling: 100 },
      )
      .catch(() => undefined)
    return this.page.evaluate((whom) => Reflect.get(window, 'ears').tones(whom), xids)
  }

  /** @param {readonly Guest[]} others @returns {Promise<number>} */
  firstSoundMs(others) {
    return this.page.evaluate(
      (all) => Reflect.get(window, 'ears').firstSoundMs(all),
      others.map(({ xid }) => xid),
    )
  }

  close() {
    return this.browser.close()
  }
}
