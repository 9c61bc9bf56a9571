import type { Page } from 'playwright/test'
import { accountPanel, signIn } from './support/user-actions'
import { readStoredLog } from './support/read-stored-log'
import { expect, test } from './support/test'

const tokenFor = async (origin: string, name: string): Promise<string> => {
  const answer = await fetch(`${origin}/simulator/partner-token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ partner_id: 'partner-1', name }),
  })
  const { data }: { data: { access_token: string } } = await answer.json()
  return data.access_token
}

/** Passes when the account menu shows `name`. */
const expectToBe = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await expect(accountPanel(page)).toContainText(name)
  // Retry: the panel may not listen for Escape yet, and an open panel stays open after a reload.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(accountPanel(page)).toBeHidden({ timeout: 1_000 })
  }).toPass()
}

/** Accepts the dialog of the partner login, because the link alone signs nobody in. */
const agree = (page: Page): Promise<void> =>
  page.getByRole('dialog', { name: 'Sign in with this link?' }).getByRole('button', { name: 'Sign in' }).click()

/** Records every API call together with the URL of the page at the time of the call. */
const callsOf = (page: Page) => {
  const calls: {
    readonly path: string
    readonly at: string
    readonly partner: string | undefined
    readonly hasToken: boolean
  }[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(?:api|simulator)\//.test(pathname)) return
    calls.push({
      path: pathname,
      at: page.url(),
      partner: request.headers()['partner-id'],
      hasToken: search.includes('access_token'),
    })
  })
  return calls
}

test('R1-142 R1-269 SES-8 BI-347 partner_access_token a partner’s token signs a person in once, and is removed from the URL before any request', async ({
  openPerson,
  server,
}) => {
  const { page } = await openPerson('Nia', '/sign-in')
  const calls = callsOf(page)
  const token = await tokenFor(server.origin, 'Nia')
  await page.goto(`/group?a=1&access_token=${token}`)
  await expect(page).toHaveURL(/\/group\?a=1$/)
  await expect(page.getByRole('dialog', { name: 'Sign in with this link?' })).toBeVisible()
  expect(calls.filter(({ path }) => path === '/api/partner/y_token')).toEqual([])
  await agree(page)
  await expectToBe(page, 'Nia')
  expect(calls.filter(({ at }) => at.includes(token))).toEqual([])
  await page.reload()
  await expectToBe(page, 'Nia')
  await page.goto('/message')
  await page.goBack()
  await expect(page).toHaveURL(/\/group\?a=1$/)
  expect(calls.filter(({ path, hasToken }) => path === '/api/partner/y_token' || hasToken)).toHaveLength(1)
  expect(await readStoredLog(page)).not.toContain(token)
})

test('R1-240 SES-2 every API call of a partner’s session names the partner, and no other API call does', async ({
  openPerson,
  server,
  problems,
}) => {
  // The server refuses a request that was pending at the sign-out.
  problems.allow(/status of 401/)
  const { page } = await openPerson('Nia', '/')
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  const calls = callsOf(page)
  await page.goto(`/group?access_token=${await tokenFor(server.origin, 'Nia')}`)
  await agree(page)
  await expectToBe(page, 'Nia')
  calls.splice(0)
  await page.goto('/message')
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/chat/conversation_list')
  expect(new Set(calls.map(({ partner }) => partner))).toEqual(new Set(['partner-1']))
  // Delay the logout until the groups page has loaded, because that page needs the session.
  await page.route('**/loop_login/logout', async (route) => {
    await expect(page).toHaveURL(/\/group$/)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  calls.splice(0)
  await page.getByRole('link', { name: 'Look around first' }).click()
  await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/groupchat/new_trending')
  expect(new Set(calls.map(({ partner }) => partner))).toEqual(new Set([undefined]))
})

test('SES-8 BI-346 partner_access_token a partner’s token replaces the session of a signed-in member only after the member confirms', async ({
  openPerson,
  server,
}) => {
  const ada = await openPerson('Ada')
  const { page } = ada
  await signIn(ada, 'ada@loop.example')
  const calls = callsOf(page)
  const token = await tokenFor(server.origin, 'Nia')
  const dialog = page.getByRole('dialog', { name: 'Switch accounts?' })
  await page.goto(`/group?access_token=${token}`)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectToBe(page, 'Ada')
  await page.goto(`/group?access_token=${token}`)
  await expect(dialog).toBeVisible()
  await page.reload()
  await expectToBe(page, 'Ada')
  expect(calls.filter(({ path }) => path === '/api/partner/y_token')).toEqual([])
  await page.goto(`/group?access_token=${token}`)
  await dialog.getByRole('button', { name: 'Switch account' }).click()
  await expect(dialog).toBeHidden()
  await expectToBe(page, 'Nia')
})

test('BI-344 BI-345 partner_access_token SES-8 an invalid partner token changes no session, and the page never shows that token', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/')
  await expect(page.getByRole('heading', { name: 'Discover' })).toBeVisible()
  await page.goto(`/group?access_token=${encodeURIComponent('<script>')}`)
  await agree(page)
  await expect(page.getByText('This link of a partner is no longer valid')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  expect(await page.content()).not.toContain('&lt;script&gt;')
  const calls = callsOf(page)
  await page.goto('/group?access_token=a&access_token=b')
  await expect(page).toHaveURL(/\/group$/)
  await expect(page.getByRole('link', { name: /Loop Town Square/ }).first()).toBeVisible()
  expect(calls.filter(({ path }) => path === '/api/partner/y_token')).toEqual([])
})
