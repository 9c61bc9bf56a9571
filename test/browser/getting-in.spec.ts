import { composer, log, openSquare, say, saying, signIn } from './support/user-actions'
import { readStoredLog } from './support/read-stored-log'
import { expect, test } from './support/test'

test('R1-141 a person without a session can read groups as a visitor, and is asked to sign in before writing', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/')
  await expect(page).toHaveURL(/\/group$/)
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /Loop Town Square/ })
    .first()
    .click()
  await expect(log(page)).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('R1-053 R1-141 a member who opens the sign-in page is redirected to the groups, but a person without a session sees the page', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await ada.page.goto('/sign-in')
  await expect(ada.page.getByRole('heading', { level: 1 })).toBeVisible()
  await signIn(ada, 'ada@loop.example')
  await ada.page.goto('/sign-in')
  await expect(ada.page).toHaveURL(/\/group$/)
})

test('R1-051 the URL of an unknown page or group shows "Page not found"', async ({ openPerson }) => {
  const { page } = await openPerson('Vera', '/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  for (const path of [
    '/nobodyhere',
    '/constructor',
    '/group/1234567',
    '/group/12345678',
    '/group/__proto__',
    '/group/1abcde',
    '/g/abcde',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
})

test('R1-036 R1-085 a group opens from a URL with its invite key or its link name', async ({ openPerson }) => {
  const { page } = await openPerson('Vera', '/g/TownSq01')
  await expect(page.getByRole('heading', { name: 'Loop Town Square', level: 1 })).toBeVisible()
  for (const path of ['/group/townsquare', '/townsquare']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Loop Town Square', level: 1 })).toBeVisible()
  }
})

test('a non-member who opens a private group sees the notice "Members only" and no messages', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/group/20000002')
  await expect(page.getByText('Members only')).toBeVisible()
  await expect(log(page)).toHaveCount(0)
})

test('R2-297 the e-mail sign-in form refuses a wrong code, and accepts the right code after that', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Ada', '/sign-in/email')
  await page.getByLabel('E-mail').fill('not an address')
  await page.getByLabel('E-mail').blur()
  await expect(page.getByText('Enter a valid e-mail address', { exact: false })).toBeVisible()
  await page.getByLabel('E-mail').fill('ada@loop.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(/Send again in/)).toBeVisible()
  const right =
    (await page
      .getByRole('button', { name: /Use code/ })
      .first()
      .textContent()) ?? ''
  const wrong = right === '000000' ? '000001' : '000000'
  await page.getByLabel('Code', { exact: true }).fill(wrong)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('That code didn’t work.', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Send again in/)).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(right)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/group$/)
})

test('SES-6 a sign-out in one tab signs every tab out and removes the stored data of the account', async ({
  openPerson,
  problems,
}) => {
  // The server refuses a request that was pending at the sign-out.
  problems.allow(/status of 401/)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  await say(ada.page, 'a word of mine')
  await expect(log(ada.page).getByText('Sent', { exact: true }).last()).toBeAttached()
  await composer(ada.page).fill('a draft of mine')
  const second = await ada.openTab('/group/10000001')
  await expect(saying(second, 'a word of mine')).toHaveCount(1)
  expect(await readStoredLog(ada.page)).toContain('a word of mine')

  await second.getByRole('button', { name: 'Account and preferences' }).click()
  await second.getByRole('button', { name: 'Sign out' }).click()
  for (const page of [ada.page, second]) await expect(page).toHaveURL(/\/sign-in$/)
  await expect
    .poll(async () => /a word of mine|a draft of mine|ada@loop|a000000001/.test(await readStoredLog(second)))
    .toBe(false)
})

test('SES-6 SES-7 a sign-out while offline removes the stored data of the account, and unsent messages are not sent later', async ({
  openPerson,
  server,
  problems,
}) => {
  problems.allow(/ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket connection to/)
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben')
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')
  await openSquare(ben.page)
  await openSquare(ada.page)
  const second = await ada.openTab('/group/10000001')
  await composer(second).fill('a draft of mine')
  // The account panel loads on first use, so open the panel while online.
  const account = ada.page.getByRole('button', { name: 'Account and preferences' })
  await account.click()
  await expect(ada.page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await ada.page.keyboard.press('Escape')
  // An offline browser buffers what it writes to an open socket. Kill the server to close that socket.
  await server.kill()
  await ada.cutNetwork()
  await say(ada.page, 'a word for nobody')
  await expect(log(ada.page).getByText('Sending', { exact: true })).toHaveCount(1)
  await account.click()
  await ada.page.getByRole('button', { name: 'Sign out' }).click()
  for (const page of [ada.page, second]) await expect(page).toHaveURL(/\/sign-in$/)
  const traces = /a word for nobody|a draft of mine|ada@loop|a000000001/
  for (const page of [ada.page, second])
    await expect.poll(async () => traces.test(await readStoredLog(page))).toBe(false)

  await server.restart()
  await ada.restoreNetwork()
  await say(ben.page, 'is anybody there?')
  await expect(saying(ben.page, 'is anybody there?')).toHaveCount(1)
  await expect(log(ben.page).getByText('Sending', { exact: true })).toHaveCount(0)
  await expect(saying(ben.page, 'a word for nobody')).toHaveCount(0)
  expect(await readStoredLog(second)).not.toMatch(traces)
})

test('R1-324 SES-4 when the server has ended a session, every tab goes to the sign-in page', async ({
  openPerson,
  server,
  problems,
}) => {
  problems.allow(/status of 401/)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const second = await ada.openTab('/group/10000001')
  await expect(composer(second)).toBeVisible()
  await fetch(`${server.origin}/simulator/expire`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@loop.example' }),
  })
  await second.reload()
  for (const page of [ada.page, second]) await expect(page).toHaveURL(/\/sign-in$/)
  await second.getByRole('link', { name: 'Look around first' }).click()
  await expect(second.getByRole('heading', { name: 'Discover' })).toBeVisible()
})
