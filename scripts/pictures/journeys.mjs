import { expect } from 'playwright/test'
import { acts, chats, directs } from './chats.mjs'
import { groups, running } from './groups.mjs'
import { managing, owners } from './owners.mjs'
import { bots, influence, partners } from './people.mjs'
import { hosting, listening, planning, roomMoments } from './rooms.mjs'
import { composer, openSquare, say, signIn, SQUARE, toCode, visit } from './stage.mjs'

/** @import { Stage } from './stage.mjs' */

const PRIVATE = '/group/20000002'
const LISTS = /\/api\/(?:groupchat\/(?:mygroups|new_trending|info|group_members)|chat\/conversation_list)/
const HISTORY_EVENTS = ['history', 'range']

/** @param {Stage} stage */
async function visitor(stage) {
  const { page, words, shoot } = stage
  await visit(stage, '/group', page.getByRole('link', { name: /Loop Town Square/ }).first(), 'visitor centre')
  await page.getByRole('region', { name: words('activity.title') }).getByRole('button').click()
  await page.getByRole('button', { name: words('app.preferences') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('visitor preferences')
  await visit(stage, '/message', page.getByRole('dialog'), 'visitor messages')
  await visit(stage, PRIVATE, page.getByText(words('group.privateTitle')), 'private group')
  await openSquare(stage)
  await shoot('visitor group')
  await visit(stage, PRIVATE, page.getByText(words('group.privateTitle')), 'private group')
  await visit(stage, '/nowhere', page.getByText(words('notFound.title')), 'not found')
}

/** @param {Stage} stage */
async function gettingIn(stage) {
  const { page, words, shoot } = stage
  await visit(stage, '/sign-in', page.getByRole('heading', { level: 1 }), 'sign in')
  await visit(stage, '/sign-in/email', page.getByLabel(words('signIn.email')), 'e-mail')
  await page.getByLabel(words('signIn.email')).fill('not an address')
  await page.getByLabel(words('signIn.email')).blur()
  await expect(page.getByText(words('signIn.emailInvalid'))).toBeVisible()
  await shoot('e-mail invalid')
  await toCode(stage)
  await shoot('code')
  const right = await page.getByRole('button', { name: words('signIn.inboxUse') }).first().textContent()
  await page.getByLabel(words('signIn.code')).first().fill(right === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: words('signIn.submit') }).click()
  await expect(page.getByText(words('signIn.codeRefused'))).toBeVisible()
  await expect(page.getByText(words('toast.codeSent'))).toHaveCount(0)
  await shoot('code refused')
}

/** @param {Stage} stage */
async function shell(stage) {
  const { page, words, shoot, isPhone } = stage
  const account = () => page.getByRole('button', { name: words('app.account') }).click()
  await signIn(stage)
  await expect(page.getByRole('region', { name: words('activity.title') })).toBeVisible()
  await shoot('activity')
  await page.getByRole('region', { name: words('activity.title') }).getByRole('button').click()
  await account()
  await page.getByRole('button', { name: words('app.preferences') }).click()
  await expect(page.getByRole('dialog', { name: words('app.preferences') })).toBeVisible()
  await shoot('account with preferences')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words('command.switcher') }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await shoot('quick switcher')
  await page.getByRole('combobox').fill('lo')
  await shoot('quick switcher found')
  await page.getByRole('combobox').fill('qqq')
  await shoot('quick switcher nothing found')
  await page.getByRole('combobox').fill(words('command.mainPage').source.slice(1, -1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await shoot('main page picker')
  await page.keyboard.press('Escape')
  await account()
  await page.getByRole('button', { name: words('command.shortcuts') }).click()
  await expect(page.getByRole('heading', { name: words('command.shortcuts') })).toBeVisible()
  await shoot('shortcuts')
  if (isPhone) return
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link').first().hover()
  await shoot('frame')
}

/** @param {Stage} stage */
async function waysIn(stage) {
  const { page, context, words, shoot, isPhone } = stage
  await page.goto('/sign-in')
  await page.getByRole('button', { name: words('signIn.qrUse') }).click()
  await expect(page.getByRole('img', { name: words('signIn.qrAlt') })).toBeVisible()
  await shoot('qr code')
  const code = await page.locator('section b').textContent() ?? ''
  const other = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin, locale: await page.evaluate(() => navigator.language) })
  if (other === undefined) throw new Error('no browser')
  const elsewhere = await other.newPage()
  await signIn({ ...stage, page: elsewhere })
  await elsewhere.getByRole('button', { name: words('app.account') }).click()
  await elsewhere.getByRole('button', { name: words('approve.open') }).click()
  await elsewhere.getByLabel(words('approve.code')).fill(code)
  await elsewhere.getByRole('button', { name: words('approve.look') }).click()
  await elsewhere.getByRole('button', { name: words('approve.no') }).click()
  await expect(page.getByText(words('signIn.qrRefused'))).toBeVisible()
  await shoot('qr code refused')
  await other.close()
  await page.getByRole('button', { name: words('signIn.qrHide') }).click()
  await page.getByRole('button', { name: words('signIn.withX') }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  await shoot('simulated x')
  await page.getByRole('button', { name: words('simulatedX.refuse') }).click()
  await expect(page.getByText(words('signIn.xDenied'))).toBeVisible()
  await shoot('x refused')
  await page.getByRole('button', { name: words('signIn.withX') }).click()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: words('simulatedX.authorize') }).click()
  await expect(page).toHaveURL(/invite-code$/)
  await shoot('invite code')
  await page.getByLabel(words('signIn.invite')).first().fill('ABC123')
  await page.getByRole('button', { name: words('signIn.inviteSubmit') }).click()
  await expect(page.getByText(words('signIn.inviteRefused'))).toBeVisible()
  await shoot('invite code refused')
  await page.getByRole('button', { name: words('signIn.inviteSkip') }).click()
  await expect(page).toHaveURL(/\/group$/)
  await page.getByRole('button', { name: words('app.account') }).click()
  await page.getByRole('button', { name: words('approve.open') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('let in')
  const asking = await context.request.get('/api/qrcode/code', { headers: isPhone ? { platform: 'h5' } : {} })
  await page.getByLabel(words('approve.code')).fill((await asking.json()).data.code)
  await page.getByRole('button', { name: words('approve.look') }).click()
  await expect(page.getByText(words('approve.askTitle'))).toBeVisible()
  await shoot('let in, asked')
  await page.getByRole('button', { name: words('approve.yes') }).click()
  await expect(page.getByText(words('approve.doneTitle'))).toBeVisible()
  await shoot('let in, done')
}

/** @param {Stage} stage */
async function member(stage) {
  const { page, context, words, shoot, isPhone } = stage
  // The server refuses one text, so that a message of ours fails.
  await page.routeWebSocket(/\/im$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const { event, data } = JSON.parse(String(text))
      if (event === 'send' && JSON.stringify(data).includes('refuse this')) {
        socket.send(JSON.stringify({ event: 'ack', data: { request_id: data.request_id, code: 1, msg: 'Slow down, please', data: null } }))
      } else server.send(text)
    })
  })
  await signIn(stage)
  if (isPhone) await page.getByRole('tab').last().click()
  await expect(page.getByText('Weekend Makers', { exact: false }).first()).toBeVisible()
  await shoot('member centre')
  await page.getByRole('button', { name: words('app.account') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('account')
  await page.keyboard.press('Escape')
  await visit(stage, '/message', page.getByRole('link', { name: /Loop Town Square/ }), 'messages')
  await openSquare(stage)
  await expect(page.getByText(words('group.newMessages'))).toBeVisible()
  await shoot('group')
  if (isPhone) {
    await page.getByRole('button', { name: words('groupMenu.open') }).click()
    await page.getByRole('menuitem', { name: words('groupMenu.info') }).click()
  } else await page.getByRole('button', { name: words('group.info') }).click()
  await expect(page.getByText('Ольга Петрова').last()).toBeVisible()
  await shoot('group panel')
  if (isPhone) await page.keyboard.press('Escape')
  else await page.getByRole('button', { name: words('group.closeInfo') }).first().click()
  await composer(stage).fill('word '.repeat(2_010))
  await expect(page.getByText(words('composer.over'))).toBeVisible()
  await shoot('composer too long')
  await composer(stage).fill('')
  await say(stage, 'Hello from a picture: https://docs.loop.example/and-a-rather-long/path/that-must-break-somewhere 👋')
  await expect(page.getByRole('log').getByText(words('badge.sent')).last()).toBeAttached()
  await say(stage, 'refuse this')
  await expect(page.getByText('Slow down, please').first()).toBeVisible()
  await shoot('message failed')
  // A failed message holds back those behind it.
  await page.getByRole('button', { name: words('action.remove') }).click()
  await context.setOffline(true)
  await expect(page.getByText(words('state.offline')).first()).toBeVisible()
  await say(stage, 'written in a tunnel')
  await expect(page.getByRole('log').getByText(words('badge.sending')).last()).toBeAttached()
  await shoot('offline and pending')
}

/** @param {Stage} stage */
async function loading(stage) {
  const { page, context, shoot, words } = stage
  await context.route(LISTS, () => undefined)
  await page.routeWebSocket(/\/im$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => { if (!HISTORY_EVENTS.includes(JSON.parse(String(text)).event)) server.send(text) })
  })
  await signIn(stage)
  await expect(page.getByText(words('state.loading')).first()).toBeAttached()
  await shoot('loading centre')
  await page.getByRole('link', { name: words('nav.messages') }).first().click()
  await expect(page).toHaveURL(/\/message$/)
  await expect(page.getByText(words('state.loading')).first()).toBeAttached()
  await shoot('loading messages')
  await page.goto(SQUARE)
  await expect(page.getByText(words('state.loading')).first()).toBeAttached()
  await shoot('loading group')
}

/** @param {Stage} stage */
async function failing(stage) {
  const { page, context, words, shoot } = stage
  await context.route(LISTS, (route) => route.fulfill({ status: 503, body: '' }))
  await signIn(stage)
  await expect(page.getByText(words('discover.trendingFailedTitle'))).toBeVisible()
  await shoot('failed centre')
  await visit(stage, '/message', page.getByText(words('messages.failedTitle')), 'failed messages')
  await visit(stage, SQUARE, page.getByText(words('group.loadFailedTitle')), 'failed group')
}

/** @param {Stage} stage */
async function empty(stage) {
  const { page, context, words, shoot } = stage
  const body = JSON.stringify({ code: 0, msg: '', data: null })
  await context.route(LISTS, (route) => route.fulfill({ contentType: 'application/json', body }))
  await signIn(stage)
  await expect(page.getByText(words('discover.trendingEmptyTitle'))).toBeVisible()
  await shoot('empty centre')
  await visit(stage, '/message', page.getByText(words('messages.emptyTitle')), 'empty messages')
  await page.goto('/sign-in')
  await context.route(/GroupScreen/, (route) => route.abort())
  await visit(stage, SQUARE, page.getByText(words('crash.title')), 'error')
}

/** @param {Stage} stage */
async function troubles(stage) {
  const { page, context, words, shoot } = stage
  await signIn(stage)
  const refusal = 'The town hall is closed today, come back tomorrow'
  const body = JSON.stringify({ code: 7, msg: refusal, data: null })
  await context.route(/mygroups/, (route) => route.fulfill({ contentType: 'application/json', body }))
  await visit(stage, '/group', page.getByText(refusal), 'refusal toast')
  await openSquare(stage)
  await page.request.post('/simulator/kick', { data: { email: 'ada@loop.example' } })
  await expect(page.getByRole('dialog', { name: words('duplicateLogin.title') })).toBeVisible()
  await shoot('duplicate login')
}

/** Wallets that announce themselves; the last one is on another network. */
const announceWallets = () => {
  const named = [['Foxy', 'io.metamask', '#e2761b', '0x1'], ['Maximilian’s Hardware Wallet With A Very Long Name', 'example.hardware.wallet', '#3b5bdb', '0x1'], ['محفظة', 'example.plain', '#2b8a3e', '0x89']]
  for (const [n, [name = '', rdns = '', colour = '', chain = '']] of named.entries()) {
    const icon = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="${colour}"/><path d="M7 10h14v9H7z" fill="white"/></svg>`)}`
    const provider = {
      /** @param {{ method: string }} call */
      request: ({ method }) => (method === 'eth_chainId' ? Promise.resolve(chain)
        : method === 'personal_sign' || n === 0 ? new Promise(() => undefined)
          : Promise.resolve(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'])),
    }
    const info = { uuid: `11111111-2222-4333-8444-55555555555${n}`, name, icon, rdns }
    window.addEventListener('eip6963:requestProvider', () => {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    })
  }
}

/** @param {Stage} stage */
async function wallet(stage) {
  const { page, words, shoot } = stage
  await page.goto('/sign-in/wallet')
  const wallets = page.getByRole('list', { name: words('signIn.wallets') })
  await expect(wallets.getByRole('button')).toHaveCount(1)
  await shoot('wallet only the test wallet')
  await page.addInitScript(announceWallets)
  await page.reload()
  await expect(wallets.getByRole('button')).toHaveCount(4)
  await shoot('wallet choice')
  await wallets.getByRole('button').first().click()
  await expect(page.getByText(words('signIn.walletAllow'))).toBeVisible()
  await shoot('wallet asked')
  await page.getByRole('button', { name: words('action.cancel') }).click()
  await wallets.getByRole('button', { name: /محفظة/ }).click()
  await expect(page.getByText(words('signIn.walletWrongChain'))).toBeVisible()
  await shoot('wallet on another network')
  await wallets.getByRole('button', { name: /Maximilian/ }).click()
  await expect(page.getByRole('region', { name: words('signIn.walletText') })).toBeVisible()
  await shoot('wallet text')
  await page.getByRole('button', { name: words('signIn.walletSign') }).click()
  await expect(page.getByText(words('signIn.walletConfirm'))).toBeVisible()
  await shoot('wallet confirm')
}

/** @param {Stage} stage */
async function partner(stage) {
  const { page, words, shoot } = stage
  await signIn(stage)
  await visit(stage, '/group?access_token=whatever', page.getByRole('dialog'), 'partner question')
  await page.getByRole('button', { name: words('partner.replace.change') }).click()
  await expect(page.getByText('no longer valid')).toBeVisible()
  await shoot('partner refused')
}

/** @param {Stage} stage */
async function profiles(stage) {
  const { page, words, shoot } = stage
  await page.goto('/group')
  await expect(page.getByRole('link', { name: /Loop Town Square/ }).first()).toBeVisible()
  await visit(stage, '/profile/1000000003', page.getByRole('dialog'), 'visitor before a profile')
  await signIn(stage)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: words('profile.edit') })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await shoot('own profile')
  await page.getByRole('button', { name: words('profile.edit') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByLabel(words('profile.bio')).fill('Keeps the kettle on, and the minutes. '.repeat(4))
  await shoot('edit profile')
  await page.getByLabel(words('profile.name')).fill('  ')
  await page.getByRole('button', { name: words('action.save') }).click()
  await expect(page.getByText(words('profile.nameMissing'))).toBeVisible()
  await shoot('edit profile without a name')
  await page.getByRole('button', { name: words('action.cancel') }).click()
  await visit(stage, '/profile/1000000006', page.getByRole('button', { name: words('profile.more'), exact: true }), 'profile')
  const follow = page.getByRole('button', { name: words('profile.follow'), exact: true })
  if (await follow.count() > 0) await follow.click()
  await expect(page.getByRole('button', { name: words('profile.followed'), exact: true })).toBeVisible()
  await page.getByRole('button', { name: words('profile.followed'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('unfollow')
  await page.getByRole('button', { name: words('action.cancel') }).click()
  await page.getByRole('button', { name: words('profile.more') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('profile menu')
  await page.getByRole('menuitem').last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('block')
  await page.getByRole('dialog').getByRole('button', { name: words('profile.block') }).click()
  await expect(page.getByText(words('profile.blockedByMe'))).toBeVisible()
  await expect(page.getByText(words('toast.blocked'))).toHaveCount(0)
  await shoot('blocked')
  await visit(stage, '/profile/1000000011', page.getByRole('button', { name: words('profile.more') }), 'profile with a long name')
  await visit(stage, '/profile/1000000004', page.getByRole('button', { name: words('profile.more') }), 'profile from right to left')
  await visit(stage, '/profile/999999999999999999999', page.getByText(words('profile.missingTitle')), 'profile of nobody')
  await visit(stage, '/settings', page.getByRole('switch').first(), 'settings')
  await page.getByRole('heading', { name: words('settings.about') }).scrollIntoViewIfNeeded()
  await shoot('settings below')
  await page.getByRole('button', { name: words('settings.deleteKept') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('delete kept')
}

/** @param {Stage} stage */
async function profilesWaiting(stage) {
  const { page, words, shoot } = stage
  await signIn(stage)
  await page.route(/loop_user/, (route) => route.fulfill({ status: 500, body: '' }))
  await visit(stage, '/settings', page.getByRole('alert').first(), 'settings failed')
  await visit(stage, '/profile/1000000009', page.getByText(words('profile.failedTitle')), 'profile failed')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(/loop_user/, () => undefined)
  await page.goto('/profile')
  await expect(page.getByText(words('state.loading')).first()).toBeAttached()
  await shoot('profile loading')
}

/** Pages without a frame, those of developers, and what is said over a page. @param {Stage} stage */
async function besides(stage) {
  const { page, words, shoot, isPhone } = stage
  for (const name of ['terms', 'data_safety', 'policy', 'test/drag', 'test/vueQuery', 'test/api']) {
    await page.goto(`/${name}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await shoot(name.replace('/', ' '))
  }
  await page.clock.install()
  await page.goto('/group')
  await expect(page.getByRole('link', { name: /Loop Town Square/ }).first()).toBeVisible()
  await page.route('**/group', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/assets\/index-[\w-]+\.js/, 'assets/index-newer.js') })
  })
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
    await page.clock.fastForward('11:00')
  }
  await expect(page.getByText(words('release.ready'))).toBeVisible()
  await shoot('release notice')
  if (!isPhone) return
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { get: () => 'Android' }))
  await visit(stage, SQUARE, page.getByRole('dialog', { name: words('appPrompt.title') }), 'app prompt')
}

/** What the screens of the way in and of oneself show while they wait, and where nothing came. @param {Stage} stage */
async function waiting(stage) {
  const { page, context, words, shoot } = stage
  const held = () => undefined
  const lost = (/** @type {import('playwright').Route} */ route) => route.fulfill({ status: 503, body: '' })
  await context.route(/qrcode\/code/, lost)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: words('signIn.qrUse') }).click()
  await expect(page.getByText(words('signIn.qrUnreached'))).toBeVisible({ timeout: 20_000 })
  await shoot('qr code unreached')
  let release = () => {}
  /** @type {Promise<void>} */
  const released = new Promise((resolve) => { release = resolve })
  const refusal = { contentType: 'application/json', body: '{"code":1,"msg":"Too many codes were sent there. Try again in an hour.","data":null}' }
  await context.route(/send_email_login_code/, (route) => released.then(() => route.fulfill(refusal)))
  await page.goto('/sign-in/email')
  await page.getByLabel(words('signIn.email')).fill('ada@loop.example')
  await page.getByRole('button', { name: words('signIn.sendCode') }).click()
  await shoot('code on its way')
  release()
  await expect(page.getByText('Too many codes', { exact: false })).toBeVisible()
  await shoot('code not sent')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(/get_wallet_message_to_sign/, lost)
  await page.goto('/sign-in/wallet')
  await page.getByRole('list', { name: words('signIn.wallets') }).getByRole('button').click()
  await expect(page.getByText(words('signIn.noAnswer'))).toBeVisible({ timeout: 20_000 })
  await shoot('wallet without a text')
  await context.route(/\/api\/x\/login/, held)
  await page.goto('/sign-in')
  await page.getByRole('button', { name: words('signIn.withX') }).click()
  await shoot('x on its way')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('radio').nth(1).check()
  await context.route(/\/api\/x\/login/, (route) => route.request().method() === 'POST' ? undefined : route.continue())
  await page.getByRole('button', { name: words('simulatedX.authorize') }).click()
  await expect(page.getByText(words('signIn.xWaiting'))).toBeVisible()
  await shoot('x callback')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page).toHaveURL(/invite-code$/)
  await context.route(/\/api\/user\/invite/, (route) => route.abort())
  await page.getByLabel(words('signIn.invite')).first().fill('ABC123')
  await page.getByRole('button', { name: words('signIn.inviteSubmit') }).click()
  await expect(page.getByText(words('signIn.noAnswer'))).toBeVisible()
  await shoot('invite code unreached')
  await page.getByRole('button', { name: words('signIn.inviteSkip') }).click()
  await expect(page).toHaveURL(/\/group$/)
  await visit(stage, '/profile?list=followers', page.getByText(words('profile.followersEmpty')), 'followers empty')
  await context.route(/follower_list/, held)
  await visit(stage, '/profile/1000000006?list=followers', page.getByRole('tab').first(), 'followers loading')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(/follower_list/, lost)
  // Of the one before the list may be kept already.
  await visit(stage, '/profile/1000000007?list=followers', page.getByText(words('profile.peopleFailedTitle')), 'followers failed')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(/loop_user\/get_profile/, held)
  await visit(stage, '/settings', page.getByRole('heading').first(), 'settings loading')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(/mygroups/, (route) => route.fulfill({ status: 429, body: '' }))
  await visit(stage, '/group', page.getByText(words('crash.heldTitle')), 'too many requests')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/test/api')
  await page.getByRole('textbox').fill('10000001')
  await page.getByRole('button', { name: words('developer.call') }).click()
  await expect(page.getByText('Loop Town Square', { exact: false }).first()).toBeVisible()
  await shoot('test api answered')
}

export const journeys = {
  besides, visitor, gettingIn, waysIn, waiting, wallet, partner, member, chats, acts, directs, groups, running, profiles, profilesWaiting, influence, bots, partners, owners, managing, hosting, listening, planning, roomMoments, shell, loading, failing, empty, troubles,
}
