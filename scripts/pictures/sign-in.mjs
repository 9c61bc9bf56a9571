import { expect, requestCode, signIn, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

/** @param {Stage} stage */
export async function emailSignIn(stage) {
  const { page, textOf, shoot } = stage
  await visit(stage, '/sign-in', page.getByRole('heading', { level: 1 }), 'sign in')
  await visit(stage, '/sign-in/email', page.getByLabel(textOf('signIn.email')), 'e-mail')
  await page.getByLabel(textOf('signIn.email')).fill('not an address')
  await page.getByLabel(textOf('signIn.email')).blur()
  await expect(page.getByText(textOf('signIn.emailInvalid'))).toBeVisible()
  await shoot('e-mail invalid')
  await requestCode(stage)
  await shoot('code')
  const right = await page
    .getByRole('button', { name: textOf('signIn.inboxUse') })
    .first()
    .textContent()
  await page
    .getByLabel(textOf('signIn.code'))
    .first()
    .fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: textOf('signIn.submit') }).click()
  await expect(page.getByText(textOf('signIn.codeRefused'))).toBeVisible()
  await expect(page.getByText(textOf('toast.codeSent'))).toHaveCount(0)
  await shoot('code refused')
}

/** @param {Stage} stage */
export async function otherSignIns(stage) {
  const { page, context, textOf, shoot, isPhone } = stage
  await page.goto('/sign-in')
  await page.getByRole('button', { name: textOf('signIn.qrUse') }).click()
  await expect(page.getByRole('img', { name: textOf('signIn.qrAlt') })).toBeVisible()
  await shoot('qr code')
  const code = (await page.locator('section b').textContent()) ?? ''
  const other = await context
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin, locale: await page.evaluate(() => navigator.language) })
  if (other === undefined) throw new Error('no browser')
  const elsewhere = await other.newPage()
  await signIn({ ...stage, page: elsewhere })
  await elsewhere.getByRole('button', { name: textOf('app.account') }).click()
  await elsewhere.getByRole('button', { name: textOf('approve.open') }).click()
  await elsewhere.getByLabel(textOf('approve.code')).fill(code)
  await elsewhere.getByRole('button', { name: textOf('approve.look') }).click()
  await elsewhere.getByRole('button', { name: textOf('approve.no') }).click()
  await expect(page.getByText(textOf('signIn.qrRefused'))).toBeVisible()
  await shoot('qr code refused')
  await other.close()
  await page.getByRole('button', { name: textOf('signIn.qrHide') }).click()
  await page.getByRole('button', { name: textOf('signIn.withX') }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await shoot('simulated x')
  await page.getByRole('button', { name: textOf('sign-in:simulatedX.refuse') }).click()
  await expect(page.getByText(textOf('signIn.xDenied'))).toBeVisible()
  await shoot('x refused')
  await page.getByRole('button', { name: textOf('signIn.withX') }).click()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: textOf('sign-in:simulatedX.authorize') }).click()
  await expect(page).toHaveURL(/invite-code$/)
  await shoot('invite code')
  await page.getByLabel(textOf('sign-in:inviteCode.label')).first().fill('ABC123')
  await page.getByRole('button', { name: textOf('sign-in:inviteCode.submit') }).click()
  await expect(page.getByText(textOf('sign-in:inviteCode.refused'))).toBeVisible()
  await shoot('invite code refused')
  await page.getByRole('button', { name: textOf('sign-in:inviteCode.skip') }).click()
  await expect(page).toHaveURL(/\/group$/)
  await page.getByRole('button', { name: textOf('app.account') }).click()
  await page.getByRole('button', { name: textOf('approve.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('let in')
  const asking = await context.request.get('/api/qrcode/code', { headers: isPhone ? { platform: 'h5' } : {} })
  await page.getByLabel(textOf('approve.code')).fill((await asking.json()).data.code)
  await page.getByRole('button', { name: textOf('approve.look') }).click()
  await expect(page.getByText(textOf('approve.askTitle'))).toBeVisible()
  await shoot('let in, asked')
  await page.getByRole('button', { name: textOf('approve.yes') }).click()
  await expect(page.getByText(textOf('approve.doneTitle'))).toBeVisible()
  await shoot('let in, done')
}

/** Takes pictures of sign-in, followers and settings while loading and after an error. @param {Stage} stage */
export async function signInFailures(stage) {
  const { page, context, textOf, shoot } = stage
  const held = () => undefined
  const lost = (/** @type {import('playwright').Route} */ route) => route.fulfill({ status: 503, body: '' })
  await context.route(/qrcode\/code/, lost)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: textOf('signIn.qrUse') }).click()
  await expect(page.getByText(textOf('signIn.qrUnreached'))).toBeVisible()
  await shoot('qr code unreached')
  let release = () => {}
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => {
    release = resolve
  })
  const refusal = {
    contentType: 'application/json',
    body: '{"code":1,"msg":"Too many codes were sent there. Try again in an hour.","data":null}',
  }
  await context.route(/send_email_login_code/, (route) => released.then(() => route.fulfill(refusal)))
  await page.goto('/sign-in/email')
  await page.getByLabel(textOf('signIn.email')).fill('ada@loop.example')
  await page.getByRole('button', { name: textOf('signIn.sendCode') }).click()
  await shoot('code on its way')
  release()
  await expect(page.getByText('Too many codes', { exact: false })).toBeVisible()
  await shoot('code not sent')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(/get_wallet_message_to_sign/, lost)
  await page.goto('/sign-in/wallet')
  await page
    .getByRole('list', { name: textOf('wallet-sign-in:wallets') })
    .getByRole('button')
    .click()
  await expect(page.getByText(textOf('wallet-sign-in:noAnswer'))).toBeVisible()
  await shoot('wallet without a text')
  await context.route(/\/api\/x\/login/, held)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: textOf('signIn.withX') }).click()
  await shoot('x on its way')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('radio').nth(1).check()
  await context.route(/\/api\/x\/login/, (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
  await page.getByRole('button', { name: textOf('sign-in:simulatedX.authorize') }).click()
  await expect(page.getByText(textOf('sign-in:xCallback.waiting'))).toBeVisible()
  await shoot('x callback')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page).toHaveURL(/invite-code$/)
  await context.route(/\/api\/user\/invite/, (route) => route.abort())
  await page.getByLabel(textOf('sign-in:inviteCode.label')).first().fill('ABC123')
  await page.getByRole('button', { name: textOf('sign-in:inviteCode.submit') }).click()
  await expect(page.getByText(textOf('signIn.noAnswer'))).toBeVisible()
  await shoot('invite code unreached')
  await page.getByRole('button', { name: textOf('sign-in:inviteCode.skip') }).click()
  await expect(page).toHaveURL(/\/group$/)
  await visit(stage, '/profile?list=followers', page.getByText(textOf('profile.followersEmpty')), 'followers empty')
  await context.route(/follower_list/, held)
  await visit(stage, '/profile/1000000006?list=followers', page.getByRole('tab').first(), 'followers loading')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(/follower_list/, lost)
  // Open another profile, because the previous profile's list may be cached.
  await visit(
    stage,
    '/profile/1000000007?list=followers',
    page.getByText(textOf('profile.peopleFailedTitle')),
    'followers failed',
  )
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(/loop_user\/get_profile/, held)
  await visit(stage, '/settings', page.getByRole('heading').first(), 'settings loading')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(/mygroups/, (route) => route.fulfill({ status: 429, body: '' }))
  await visit(stage, '/group', page.getByText(textOf('crash.heldTitle')), 'too many requests')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/test/api')
  await page.getByRole('textbox').fill('10000001')
  await page.getByRole('button', { name: textOf('developer.call') }).click()
  await expect(page.getByText('Loop Town Square', { exact: false }).first()).toBeVisible()
  await shoot('test api answered')
}

/** Announces three wallets (EIP-6963); the last one is on another network. */
const announceWallets = () => {
  const named = [
    ['Foxy', 'io.metamask', '#e2761b', '0x1'],
    ['Maximilian’s Hardware Wallet With A Very Long Name', 'example.hardware.wallet', '#3b5bdb', '0x1'],
    ['محفظة', 'example.plain', '#2b8a3e', '0x89'],
  ]
  for (const [n, [name = '', rdns = '', colour = '', chain = '']] of named.entries()) {
    const tile = `<rect width="28" height="28" rx="7" fill="${colour}"/><path d="M7 10h14v9H7z" fill="white"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">${tile}</svg>`
    const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`
    const provider = {
      /** @param {{ method: string }} call */
      request: ({ method }) =>
        method === 'eth_chainId'
          ? Promise.resolve(chain)
          : method === 'personal_sign' || n === 0
            ? new Promise(() => undefined)
            : Promise.resolve(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']),
    }
    const info = { uuid: `11111111-2222-4333-8444-55555555555${n}`, name, icon, rdns }
    window.addEventListener('eip6963:requestProvider', () => {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    })
  }
}

/** @param {Stage} stage */
export async function walletSignIn(stage) {
  const { page, textOf, shoot } = stage
  await page.goto('/sign-in/wallet')
  const wallets = page.getByRole('list', { name: textOf('wallet-sign-in:wallets') })
  await expect(wallets.getByRole('button')).toHaveCount(1)
  await shoot('wallet only the test wallet')
  await page.addInitScript(announceWallets)
  await page.reload()
  await expect(wallets.getByRole('button')).toHaveCount(4)
  await shoot('wallet choice')
  await wallets.getByRole('button').first().click()
  await expect(page.getByText(textOf('wallet-sign-in:allow'))).toBeVisible()
  await shoot('wallet asked')
  await page.getByRole('button', { name: textOf('action.cancel') }).click()
  await wallets.getByRole('button', { name: /محفظة/ }).click()
  await expect(page.getByText(textOf('wallet-sign-in:wrongChain'))).toBeVisible()
  await shoot('wallet on another network')
  await wallets.getByRole('button', { name: /Maximilian/ }).click()
  await expect(page.getByRole('region', { name: textOf('wallet-sign-in:text') })).toBeVisible()
  await shoot('wallet text')
  await page.getByRole('button', { name: textOf('wallet-sign-in:sign') }).click()
  await expect(page.getByText(textOf('wallet-sign-in:confirm'))).toBeVisible()
  await shoot('wallet confirm')
}

/** @param {Stage} stage */
export async function partnerSignIn(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  await visit(stage, '/group?access_token=whatever', page.getByRole('dialog'), 'partner question')
  await page.getByRole('button', { name: textOf('partner-sign-in:question.replace.change') }).click()
  await expect(page.getByText('no longer valid')).toBeVisible()
  await shoot('partner refused')
}
