import type { Locator, Page } from 'playwright/test'
import { log, signIn } from './support/user-actions'
import { expect, test } from './support/test'

test.use({ motion: 'no-preference' })

const ROOM = '/space/5bace001-0000-4000-8000-000010000001'
const CHAT = '/group/10000001'
const PAGES = [CHAT, '/group', '/message', '/space', '/settings', '/notifications'] as const
const card = (page: Page): Locator => page.getByRole('region', { name: /^You are in Open square/ })

/** Goes to a page without a reload, as a link does. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)

/** The controls whose centre is on screen and would give its press to the card. */
const coveredBy = (floating: Locator): Promise<readonly string[]> =>
  floating.evaluate((box) => {
    /** Whether a list that scrolls does not show this point now. */
    const isCut = (element: Element | null, x: number, y: number): boolean => {
      if (element === null) return false
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const isOutside = x < left || x > right || y < top || y > bottom
      return (isOutside && getComputedStyle(element).overflow !== 'visible') || isCut(element.parentElement, x, y)
    }
    return Array.from(
      document.querySelectorAll('a[href], button, input, textarea, select, [role="button"], [contenteditable]'),
    )
      .filter((control) => !box.contains(control))
      .flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (width === 0 || height === 0 || isCut(control.parentElement, x, y)) return []
        const hit = document.elementFromPoint(x, y)
        return hit !== null && box.contains(hit) ? [control.getAttribute('aria-label') ?? control.textContent] : []
      })
  })

/** By how many px the page reaches under the card. */
const overlap = (floating: Locator): Promise<number> =>
  floating.evaluate(
    (box) => (document.getElementById('main')?.getBoundingClientRect().bottom ?? 0) - box.getBoundingClientRect().top,
  )

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const)
  test(`R2-036 R1-018 on ${name} the card of a space covers no control of any page, and leaves the page its place`, async ({
    openPerson,
  }) => {
    const ada = await openPerson('Ada', undefined, { viewport, hasTouch: name === 'a phone' })
    const { page } = ada
    await signIn(ada, 'ada@loop.example')
    await page.goto(ROOM)
    await page.getByRole('button', { name: 'Join space', exact: true }).click()
    await expect(page.getByRole('button', { name: 'End space' })).toBeVisible()
    for (const path of PAGES) {
      await go(page, path)
      await expect(card(page)).toBeVisible()
      await ada.settle()
      await expect.poll(() => coveredBy(card(page)), path).toEqual([])
      await expect.poll(() => overlap(card(page))).toBeLessThanOrEqual(0)
    }

    // In a chat that is scrolled back, the button for the latest messages takes its own press.
    await go(page, CHAT)
    const toLatest = page.getByRole('button', { name: /^Go to the latest messages|^\d+ new message/ })
    await log(page).hover()
    await expect(async () => {
      await page.mouse.wheel(0, -1_500)
      await expect(toLatest).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(await coveredBy(card(page))).toEqual([])
    await toLatest.click()
    await expect(toLatest).toBeHidden()

    // Without the card, the page has its whole height again.
    await card(page).getByRole('button', { name: 'Leave the space' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(card(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--dock'))).toBe('')
  })
