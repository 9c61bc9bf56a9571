import type { Page } from 'playwright/test'
import { accountPanel, enterCode, signIn } from './support/user-actions'
import type { BrowserUser } from './support/browser-user'
import { expect, test } from './support/test'

/** Records every API call whose path contains `part`, as method and path. */
const callsTo = (page: Page, part: string): readonly string[] => {
  const made: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes(part)) made.push(`${request.method()} ${pathname}`)
  })
  return made
}
const problem = (page: Page) => page.getByRole('alert')

const toX = async ({ page }: BrowserUser): Promise<void> => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Continue with X' }).click()
  await expect(page.getByRole('heading', { name: 'Simulated X' })).toBeVisible()
}

test('R2-055 the sign-in page shows the e-mail field at once, and offers sign-in with X and by QR code', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Ada', '/sign-in')
  await expect(page.getByLabel('E-mail')).toBeVisible()
  for (const name of ['Continue with X', 'Use a QR code'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await page.getByLabel('E-mail').fill('ada@loop.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await page
    .getByRole('button', { name: /Use code/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/group$/)
})

test.describe('Sign-in with X', () => {
  test('R1-025 R1-146 R1-264 R1-265 R2-058 a person who authorizes at X is signed in, and the URL then contains neither code nor state', async ({
    openPerson,
  }) => {
    const ada = await openPerson('Ada')
    const posts = callsTo(ada.page, '/api/x/login')
    await toX(ada)
    await expect(ada.page).toHaveURL(/\/x\/authorize\?state=/)
    await ada.page.getByLabel('@ada_in_the_loop').check()
    await ada.page.getByRole('button', { name: 'Authorize' }).click()
    await expect(ada.page).toHaveURL(/\/group$/)
    await ada.page.getByRole('button', { name: 'Account and preferences' }).click()
    await expect(accountPanel(ada.page).getByText('Ada', { exact: true })).toBeVisible()
    expect(posts).toEqual(['GET /api/x/login', 'POST /api/x/login'])
  })

  test('BI-350 x_callback: a person who refuses at X returns to the sign-in page, which shows the refusal', async ({
    openPerson,
  }) => {
    const ada = await openPerson('Ada')
    const posts = callsTo(ada.page, '/api/x/login')
    await toX(ada)
    await ada.page.getByRole('button', { name: 'Cancel' }).click()
    await expect(ada.page).toHaveURL(/\/sign-in$/)
    await expect(problem(ada.page)).toContainText('You didn’t allow X to sign you in')
    expect(posts).toEqual(['GET /api/x/login'])
    await ada.page.getByRole('link', { name: 'Look around first' }).click()
    await expect(ada.page.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible()
    await ada.page.goto('/sign-in')
    await expect(problem(ada.page)).toHaveCount(0)
  })

  test('SES-10 BI-351 x_callback: reloading or revisiting the callback page does not send the sign-in again', async ({
    openPerson,
    problems,
  }) => {
    problems.allow(/net::ERR_FAILED/)
    const ada = await openPerson('Ada')
    const posts = callsTo(ada.page, '/api/x/login')
    await toX(ada)
    let held = ''
    await ada.page.route('**/sign-in/x/callback*', async (route) => {
      if (held === '') held = route.request().url()
      await route.continue()
    })
    // Delay the response to the post, so that the page reloads while the request is pending.
    let letPass = (): void => undefined
    const waiting = new Promise<void>((resolve) => {
      letPass = resolve
    })
    await ada.page.route('**/api/x/login', async (route) => {
      if (route.request().method() === 'POST') await waiting
      await route.abort()
    })
    await ada.page.getByRole('button', { name: 'Authorize' }).click()
    await expect(ada.page.getByText('Signing you in with X')).toBeVisible()
    await expect(ada.page).toHaveURL(/\/sign-in\/x\/callback$/)
    await expect.poll(() => posts.filter((call) => call.startsWith('POST'))).toHaveLength(1)
    await ada.page.reload()
    await expect(ada.page).toHaveURL(/\/sign-in$/)
    await expect(problem(ada.page)).toContainText('Sign-in with X didn’t work')
    letPass()
    await ada.page.goto(held)
    await expect(ada.page).toHaveURL(/\/sign-in$/)
    await expect(problem(ada.page)).toContainText('was not started here')
    expect(posts.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  for (const [row, query] of [
    ['SES-10 BI-348', 'code=abc'],
    ['SES-10 BI-349', 'code=abc&state=wrong'],
    ['SES-10 BI-349', 'code=abc&state=right&state=wrong'],
  ] as const) {
    test(`${row} x_callback: a callback with ${query} posts nothing and shows an error`, async ({ openPerson }) => {
      const ada = await openPerson('Ada')
      await toX(ada)
      const posts = callsTo(ada.page, '/api/x/login')
      await ada.page.goto(`/sign-in/x/callback?${query}`)
      await expect(ada.page).toHaveURL(/\/sign-in$/)
      await expect(problem(ada.page)).toContainText('was not started here')
      expect(posts).toEqual([])
    })
  }

  test('ALL-8 the browser stores neither the code nor the state of a sign-in with X', async ({ openPerson }) => {
    const ada = await openPerson('Ada')
    const seen: string[] = []
    ada.page.on('request', (request) => {
      for (const [name, value] of new URL(request.url()).searchParams)
        if (name === 'code' || name === 'state') seen.push(value)
    })
    await toX(ada)
    await ada.page.getByRole('button', { name: 'Authorize' }).click()
    await expect(ada.page).toHaveURL(/\/group$/)
    const stored = await ada.page.evaluate(async () => {
      const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
      for (const { name } of await indexedDB.databases()) {
        const db = await new Promise<IDBDatabase>((resolve) => {
          const opening = indexedDB.open(name ?? '')
          opening.onsuccess = () => {
            resolve(opening.result)
          }
        })
        for (const store of db.objectStoreNames) {
          all.push(
            await new Promise((resolve) => {
              const reading = db.transaction(store).objectStore(store).getAll()
              reading.onsuccess = () => {
                resolve(reading.result)
              }
            }),
          )
        }
        db.close()
      }
      return JSON.stringify(all)
    })
    expect(seen.length).toBeGreaterThan(1)
    expect(seen.filter((secret) => stored.includes(secret))).toEqual([])
  })
})

test.describe('Sign-in by QR code', () => {
  const showCode = async ({ page }: BrowserUser): Promise<string> => {
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Use a QR code' }).click()
    await expect(page.getByRole('img', { name: 'Sign-in QR code' })).toBeVisible()
    return (await page.locator('section b').textContent()) ?? ''
  }
  const enterQr = async ({ page }: BrowserUser, code: string): Promise<void> => {
    await page.getByRole('button', { name: 'Account and preferences' }).click()
    await page.getByRole('button', { name: 'Approve a sign-in' }).click()
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
  }

  test('R1-147 R1-267 R1-268 R2-256 R2-257 a member approves the sign-in of another browser after seeing the browser’s name and the time', async ({
    openPerson,
  }) => {
    const ada = await openPerson('Ada')
    await signIn(ada, 'ada@loop.example')
    const other = await openPerson('Ada elsewhere')
    const code = await showCode(other)
    await enterQr(ada, code)
    const dialog = ada.page.getByRole('dialog', { name: 'Is this you?' })
    await expect(dialog).toContainText(/Chrome|browser/)
    await expect(dialog.getByRole('time')).toBeVisible()
    await expect(other.page.getByText('Approve it on the other browser.', { exact: false })).toBeVisible()
    await expect(other.page).toHaveURL(/\/sign-in$/)
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(ada.page.getByRole('dialog', { name: 'Sign-in approved' })).toBeVisible()
    await expect(other.page).toHaveURL(/\/group$/)
    await other.page.getByRole('button', { name: 'Account and preferences' }).click()
    await expect(accountPanel(other.page).getByText('Ada', { exact: true })).toBeVisible()
  })

  test('when a member denies the sign-in of another browser, that browser shows the refusal', async ({
    openPerson,
  }) => {
    const ada = await openPerson('Ada')
    await signIn(ada, 'ada@loop.example')
    const other = await openPerson('Mallory')
    await enterQr(ada, await showCode(other))
    await ada.page.getByRole('button', { name: 'Deny' }).click()
    await expect(ada.page.getByRole('dialog', { name: 'Sign-in denied' })).toBeVisible()
    await expect(other.page.getByText('The other browser denied this sign-in.', { exact: false })).toBeVisible()
    await other.page.getByRole('button', { name: 'New code' }).click()
    await expect(other.page.getByRole('img', { name: 'Sign-in QR code' })).toBeVisible()
  })

  test('a member who enters an unknown code to approve a sign-in sees that no sign-in has this code', async ({
    openPerson,
  }) => {
    const ada = await openPerson('Ada')
    await signIn(ada, 'ada@loop.example')
    await enterQr(ada, 'NOT-A-CODE-OF-ANYBODY')
    await expect(ada.page.getByRole('alert').filter({ hasText: 'No sign-in with this code' })).toBeVisible()
    await ada.page.keyboard.press('Escape')
    await expect(ada.page.getByRole('dialog')).toHaveCount(0)
  })

  test('a reload removes a visible QR code for sign-in', async ({ openPerson }) => {
    const other = await openPerson('Ben')
    await showCode(other)
    await other.page.reload()
    await expect(other.page.getByRole('img', { name: 'Sign-in QR code' })).toHaveCount(0)
  })
})

test.describe('The invite code', () => {
  const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' })

  test('R1-026 R1-148 R1-266 R2-059 R2-173 SES-12 a new account sees the invite code form once, and the form takes six letters and digits', async ({
    openPerson,
    server,
  }) => {
    const printed = () => /Ada's code is (\w{6})/.exec(server.printed)?.[1] ?? ''
    await expect.poll(printed).toHaveLength(6)
    const noor = await openPerson('Noor')
    const { page } = noor
    await enterCode(noor, 'noor@loop.example')
    await expect(page).toHaveURL(/\/sign-in\/invite-code$/)
    const field = page.getByLabel('Invite code')
    await field.fill('ABC12')
    await expect(confirm(page)).toBeDisabled()
    await field.fill('ABC12!')
    await expect(confirm(page)).toBeDisabled()
    await field.fill('ZZZZZZ')
    await confirm(page).click()
    await expect(problem(page).filter({ hasText: 'No one has this invite code. Check it' })).toBeVisible()
    await expect(field).toHaveValue('ZZZZZZ')
    await field.fill(printed())
    await confirm(page).click()
    await expect(page).toHaveURL(/\/group$/)
    await page.goto('/sign-in/invite-code')
    await expect(page).toHaveURL(/\/group$/)
  })

  test('SES-12 a new account can skip the invite code, and neither an invited account nor a person without a session sees the form', async ({
    openPerson,
  }) => {
    const tom = await openPerson('Tom', '/sign-in/invite-code')
    await expect(tom.page).toHaveURL(/\/sign-in$/)
    const posts = callsTo(tom.page, '/api/user/invite')
    await enterCode(tom, 'tom@loop.example')
    await tom.page.getByRole('button', { name: 'Skip' }).click()
    await expect(tom.page).toHaveURL(/\/group$/)
    const ada = await openPerson('Ada')
    await enterCode(ada, 'ada@loop.example')
    await expect(ada.page).toHaveURL(/\/group$/)
    expect(posts).toEqual([])
  })
})
