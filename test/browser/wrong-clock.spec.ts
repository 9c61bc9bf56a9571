import type { BrowserContext, BrowserContextOptions } from 'playwright/test'
import { enterCode, go, openSquare, say, saying, signIn } from './support/user-actions'
import { expect, test } from './support/test'

test.use({ motion: 'no-preference' })

const HOUR = 3_600_000
/** The address of Ada's own group. Ben is a member of the group. */
const HOUSE = '/group/470000047'

/** Sets the clock of this browser's pages, before they load. */
const setClock = (context: BrowserContext, aheadMs: number) =>
  context.addInitScript((ms) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ms
    globalThis.Date = new Proxy(Date, {
      construct: (real, given: [] | [number]) => (given.length === 0 ? new real(Date.now()) : new real(...given)),
    })
  }, aheadMs)

/** The options of a browser in whose zone it is about this hour now. */
const inZoneAt = (hour: number): BrowserContextOptions => {
  const east = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  // The names of these zones count westwards.
  return { timezoneId: east === 0 ? 'UTC' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}` }
}

for (const [words, aheadMs, hour] of [
  ['5 hours ahead', 5 * HOUR, 21],
  ['5 hours behind', -5 * HOUR, 2],
] as const)
  test(`on a device whose clock is ${words}, countdowns, times of messages, codes and a rain follow the server's time`, async ({
    openPerson,
  }) => {
    const [ada, ben] = await Promise.all([openPerson('Ada'), openPerson('Ben', undefined, inZoneAt(hour))])
    await setClock(ben.context, aheadMs)
    // Ben's browser is new, so it knows nothing of the server's time.
    const untilSent = async () => {
      await enterCode(ben, 'ben@loop.example')
      await expect(ben.page).toHaveURL(/\/group$/)
    }
    await Promise.all([signIn(ada, 'ada@loop.example'), untilSent()])

    await test.step('a room that starts in an hour reads so', async () => {
      await go(ada.page, `${HOUSE}/space-create`)
      await ada.page.getByLabel('Title').fill('Soup at six')
      await ada.page.getByRole('radio', { name: 'Later' }).check()
      await ada.page.getByRole('button', { name: 'Schedule space' }).click()
      await go(ben.page, '/space')
      const card = ben.page.getByRole('article', { name: 'Soup at six', exact: true })
      await expect(card.getByRole('timer')).toHaveText(/Starts in (?:1:00:00|59:\d\d)/)
      await ben.page.reload()
      await expect(card.getByRole('timer')).toHaveText(/Starts in 5\d:\d\d/)
    })

    await test.step('a message of the last minute reads as a time of today', async () => {
      await Promise.all([openSquare(ada.page), openSquare(ben.page)])
      await say(ada.page, 'It is now')
      await expect(saying(ben.page, 'It is now')).toBeVisible()
      await go(ben.page, '/message')
      const row = ben.page.getByRole('link', { name: /Loop Town Square/ }).first()
      await expect(row.locator('time')).toHaveText(/^\d\d:\d\d$/)
      await openSquare(ben.page)
      await expect(ben.page.getByRole('log').getByText('Today', { exact: true })).toBeVisible()
      await say(ben.page, 'And I answer now')
      await expect(saying(ada.page, 'And I answer now')).toBeVisible()
    })

    await test.step('a rain runs', async () => {
      await ada.page.getByRole('button', { name: 'Bubble rain', exact: true }).click()
      const form = ada.page.getByRole('dialog', { name: 'Send a bubble rain' })
      await form.getByLabel('Total amount').fill('40')
      await form.getByRole('radio', { name: 'Even' }).check()
      await form.getByLabel('Bubbles').fill('2')
      await form.getByRole('button', { name: 'Rain 40 LOOP' }).click()
      await expect(form.getByText('Bubble sent successfully')).toBeVisible()
      await ben.page.getByRole('button', { name: 'Join' }).last().click()
      const rain = ben.page.getByRole('region', { name: 'Bubble rain from Ada' })
      await expect(rain.getByRole('button', { name: /gem$/ }).first()).toBeVisible()
      await rain.getByRole('button', { name: /gem$/ }).first().focus()
      await ben.page.keyboard.press('Enter')
      await ben.isTold('Congrats!')
    })
  })
