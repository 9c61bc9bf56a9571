import type { Page } from 'playwright/test'
import { expect, test } from './support/test'
import { signIn } from './support/user-actions'

test.use({ motion: 'no-preference' })

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/** Holds the app's scripts until `release`, so that the page shows only its HTML and styles. */
const holdScripts = async (page: Page) => {
  let release = (): void => undefined
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/(?!early-)[^/]+\.js$/, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Adds up how far the page's elements shift. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })

const firstView = (page: Page) => page.locator('#first-view')
/** An element of the first view with this text, in the layout of the window. */
const shown = (page: Page, text: string) => firstView(page).getByText(text).filter({ visible: true })
/** The largest sum of layout shifts that no one notices. */
const STILL = 0.02

for (const [device, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const)
  test(`on a ${device} the groups’ page shows its frame before its scripts, and the page replaces it without a shift`, async ({
    openPerson,
  }) => {
    const { page } = await openPerson('a newcomer', undefined, options)
    await watchShifts(page)
    const release = await holdScripts(page)
    const login = page.waitForResponse(/visitor_login/)
    const groups = page.waitForResponse(/new_trending/)
    await page.goto('/group', { waitUntil: 'commit' })
    await expect(shown(page, 'Trending groups').first()).toBeVisible()
    expect((await login).ok(), 'the visitor is signed in before the scripts have come').toBe(true)
    expect((await groups).ok(), 'the groups are here before the scripts have come').toBe(true)
    await expect(
      page.getByRole('heading', { name: 'Discover' }),
      'nothing is offered to a screen reader yet',
    ).toHaveCount(0)
    const seen: string[] = []
    page.on('request', (request) => {
      seen.push(new URL(request.url()).pathname)
    })
    release()
    await expect(page.locator('#root main a[href^="/group/"]').first()).toBeVisible()
    await expect(firstView(page)).toHaveCount(0)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(STILL)
    const early = ['/api/loop_login/visitor_login', '/api/groupchat/new_trending', '/api/groupchat/mygroups']
    expect(
      seen.filter((path) => early.includes(path)),
      'the app repeats no early call',
    ).toEqual([])
  })

test('the sign-in page keeps its place when it replaces its first view, although the button for passkeys loads later', async ({
  openPerson,
}) => {
  const { page } = await openPerson('a newcomer')
  const release = await holdScripts(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  const before = await shown(page, 'Continue with a wallet').first().boundingBox()
  release()
  await expect(page.getByRole('button', { name: 'Continue with a passkey' })).toBeVisible()
  await expect(firstView(page)).toHaveCount(0)
  const after = await page.getByRole('link', { name: 'Continue with a wallet' }).getByText('Continue').boundingBox()
  expect(after?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('a reload shows the remembered theme at once, and a known browser sends no early call', async ({ openPerson }) => {
  const { page } = await openPerson('Vera', '/group')
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByLabel('Theme').selectOption('Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const release = await holdScripts(page)
  const calls: string[] = []
  page.on('request', (request) => {
    calls.push(new URL(request.url()).pathname)
  })
  await page.reload({ waitUntil: 'commit' })
  await expect(shown(page, 'Trending groups').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(calls).not.toContain('/api/loop_login/visitor_login')
  release()
  await expect(page.locator('#root main a[href^="/group/"]').first()).toBeVisible()
  await expect(firstView(page)).toHaveCount(0)
})

test('the first view of a member’s reload offers no sign-in', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const release = await holdScripts(ada.page)
  await ada.page.reload({ waitUntil: 'commit' })
  await expect(shown(ada.page, 'Trending groups').first()).toBeVisible()
  await expect(shown(ada.page, 'Sign in')).toHaveCount(0)
  release()
  await expect(ada.page.getByRole('button', { name: 'Account and preferences' })).toBeVisible()
  await expect(firstView(ada.page)).toHaveCount(0)
})

test('words typed on the sign-in page before its scripts have come cannot get lost: the first view takes no focus', async ({
  openPerson,
}) => {
  const { page } = await openPerson('a newcomer')
  const release = await holdScripts(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await expect(firstView(page).locator('input').first()).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  release()
  await page.getByLabel('E-mail').fill('ada@loop.example')
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@loop.example')
})

test('the first view of a Chinese browser is Chinese, its language menu included', async ({ openPerson }) => {
  const { page } = await openPerson('a newcomer', undefined, { locale: 'zh-CN' })
  const release = await holdScripts(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await expect(shown(page, '欢迎来到 Loop').first()).toBeVisible()
  await expect(shown(page, '中文').first()).toBeVisible()
  await expect(shown(page, 'English')).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { name: '欢迎来到 Loop' })).toBeVisible()
  await expect(firstView(page)).toHaveCount(0)
})

test('if the scripts do not come for ten seconds, the first view offers to reload', async ({ openPerson }) => {
  const { page } = await openPerson('a newcomer')
  const release = await holdScripts(page)
  await page.goto('/group', { waitUntil: 'commit' })
  await expect(shown(page, 'Trending groups').first()).toBeVisible()
  const late = page.locator('.first-view-late')
  await expect(late).toBeHidden()
  // The animation's end stands for the ten seconds.
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish()
  })
  await expect(late).toContainText('Check your network')
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible()
  release()
  await expect(firstView(page)).toHaveCount(0)
})
