import { expect, test } from './support/test'
import { composer, go, openSquare, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

test('R1-009 R1-010 the header shows a member’s balance, and the navigation entries have tooltips', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await expect(page.getByRole('link', { name: /^Balance: \$[0-9]+\.[0-9]+$/ })).toHaveText(/^\$[0-9,]+\.[0-9]{2}$/)
  const rail = page.getByRole('navigation', { name: 'Main' })
  await expect(rail.getByRole('link')).toHaveCount(6)
  // A pointer that is already on the link causes no event until it moves, so move the pointer again.
  await expect(async () => {
    await page.mouse.move(400, 400)
    await rail.getByRole('link', { name: /Messages/ }).hover()
    await expect(page.getByText('Messages', { exact: true }).last()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(rail.getByRole('link', { name: 'Loop on X' })).toHaveAttribute('rel', /noopener/)
})

test('R1-011 R1-021 R1-064 R3-147 the chosen main page comes first in the navigation, and / redirects to it', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  await page.getByRole('combobox').fill('main page')
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: /Messages/ }).press('Space')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toHaveAccessibleName(
    /Messages/,
  )
  await page.goto('/')
  await expect(page).toHaveURL(/\/message$/)
})

test('the quick switcher works by keyboard alone, and single-key shortcuts do nothing while a member types', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await openSquare(page)
  await composer(page).fill('half a word')
  await composer(page).press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await composer(page).press('Control+k')
  const box = page.getByRole('combobox', { name: /^Search conversations/ })
  await expect(box).toBeFocused()
  await box.fill('wkndmk')
  await expect(page.getByRole('option').first()).toContainText('Weekend Makers')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Weekend Makers' }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('main').focus()
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/group$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await expectAccessible(page)
})

test('R1-020 the activity card opens by itself only once per session, and the button that reopens the card can be dragged', async ({
  openPerson,
}) => {
  const vera = await openPerson('Vera', '/group')
  const { page } = vera
  const card = page.getByRole('region', { name: 'What’s on' })
  await expect(card).toBeVisible()
  // The activity card stands beside the group cards and covers none of the group cards.
  const [at, heading] = [await card.boundingBox(), await page.getByRole('heading', { name: 'Discover' }).boundingBox()]
  expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual(heading?.x ?? 0)
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)
  await page.reload()
  const picture = page.getByRole('button', { name: 'Show what’s on' })
  await expect(picture).toBeVisible()
  await expect(card).toHaveCount(0)
  const before = await picture.boundingBox()
  if (before === null) throw new Error('it is nowhere')
  await page.mouse.move(before.x + 20, before.y + 20)
  await page.mouse.down()
  await page.mouse.move(300, 200, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await picture.boundingBox())?.x ?? 0)).toBe(280)
  await expect(card).toHaveCount(0)
  await page.mouse.move(300, 200)
  await page.mouse.down()
  await page.mouse.move(-500, -500, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => picture.boundingBox()).toMatchObject({ x: 8, y: 8 })
  await picture.click()
  await expect(card).toBeFocused()
})

test('R1-020 on a phone the activity card covers and moves no other element, and can be reopened', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/sign-in', PHONE)
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    const add = (shifts: PerformanceObserverEntryList): void => {
      for (const shift of shifts.getEntries())
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(shift, 'value')))
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/group')
  const card = page.getByRole('region', { name: 'What’s on' })
  const groups = page.getByRole('heading', { name: 'Trending groups' })
  await expect(card).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  const [above, at, below] = [
    await page.getByRole('heading', { name: 'Live now' }).boundingBox(),
    await card.boundingBox(),
    await groups.boundingBox(),
  ]
  expect(at?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  // A web font that loads later may shift a line a little.
  await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'shifted')))).toBeLessThan(0.05)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect(card).not.toBeInViewport()
  await page.getByRole('button', { name: 'Show what’s on' }).click()
  await expect(card).toBeInViewport()
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(card).toHaveCount(0)
  await page.getByRole('tab', { name: 'My groups' }).click()
  await page.getByRole('button', { name: 'Show what’s on' }).click()
  await expect(card).toBeInViewport()
})

test('on a phone the Back button first closes an open overlay, and leaves the page only when no overlay is open', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada', undefined, PHONE)
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page).toHaveURL(/\/message$/)
  // The previous page stays until the messages page can render.
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  const panel = page.getByRole('dialog', { name: 'Account' })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await expect(page).toHaveURL(/\/message$/)
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await panel.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/group$/)
})

test('R1-067 R1-233 choosing a region in the preferences needs an X account for a member, and a sign-in for a visitor', async ({
  openPerson,
}) => {
  const ben = await openPerson('Ben')
  await signIn(ben, 'ben@loop.example')
  await ben.page.getByRole('button', { name: 'Account and preferences' }).click()
  await expect(ben.page.getByText('Signed in with e-mail')).toBeVisible()
  await ben.page.getByRole('button', { name: 'Preferences', exact: true }).click()
  await ben.page.getByLabel('Region').selectOption('Français')
  await expect(ben.page.getByText('need bind x')).toBeVisible()
  await expect(ben.page.getByLabel('Region')).toHaveValue('en')
  const vera = await openPerson('Vera', '/group')
  await vera.page.getByRole('button', { name: 'Preferences' }).click()
  await vera.page.getByLabel('Region').selectOption('Français')
  await expect(vera.page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
})

test('R1-059 R1-060 on a phone a shared page offers to open the app, and leads to the download if the app is missing', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/loop\.example\/download|loop:|ERR_/i)
  const userAgent =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36'
  const vera = await openPerson('Vera', '/group/10000001', { ...PHONE, userAgent })
  await vera.context.route('https://loop.example/download', (route) => route.fulfill({ body: 'the app' }))
  await expect(vera.page.getByRole('button', { name: 'Continue browsing' })).toBeVisible()
  await vera.page.getByRole('button', { name: 'Open the app' }).click()
  await expect(vera.page).toHaveURL('https://loop.example/download')
})

test('going back from a group restores the scroll position of the group list', async ({ openPerson }) => {
  const { page } = await openPerson('Vera', '/sign-in', PHONE)
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    const add = (shifts: PerformanceObserverEntryList): void => {
      for (const shift of shifts.getEntries())
        Reflect.set(window, 'shifted', Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(shift, 'value')))
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/group')
  const scrolled = () =>
    page.evaluate(() =>
      Math.round(Math.max(...[...document.querySelectorAll('main *')].map((element) => element.scrollTop))),
    )
  // Wait for the live spaces, because they appear above the groups and move the groups down.
  await expect(page.getByRole('region', { name: 'Live now' })).toBeVisible()
  const third = page
    .getByRole('region', { name: 'Trending groups' })
    .getByRole('article')
    .nth(2)
    .getByRole('link')
    .first()
  await expect(third).toBeAttached()
  await third.scrollIntoViewIfNeeded()
  const before = await scrolled()
  expect(before).toBeGreaterThan(0)
  await third.press('Enter')
  await expect(page).toHaveURL(/\/group\/\d+/)
  await page.goBack()
  await expect(third).toBeInViewport()
  await expect.poll(scrolled).toBe(before)
})

for (const [size, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const) {
  test(`in a right-to-left language the screens are mirrored and fit the window (${size})`, async ({ openPerson }) => {
    const ada = await openPerson('Ada', undefined, options)
    await signIn(ada, 'ada@loop.example')
    const { page } = ada
    for (const path of ['/group', '/message', '/group/10000001']) {
      await go(page, path)
      await page.evaluate(() => {
        document.documentElement.dir = 'rtl'
      })
      await expect(
        page
          .getByRole('link', { name: /Loop Town Square/ })
          .or(page.getByRole('log'))
          .first(),
      ).toBeVisible()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        path,
      ).toBeLessThanOrEqual(0)
    }
    const main = await page.getByRole('main').boundingBox()
    expect(main?.x).toBe(0)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
}
