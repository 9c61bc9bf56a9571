import { expect } from 'playwright/test'

/**
 * What a journey gets: one page of a fresh browser, the words of its language, and a way to take a picture.
 * @typedef {object} Stage
 * @property {import('playwright').Page} page
 * @property {import('playwright').BrowserContext} context
 * @property {(key: string) => RegExp} words what is shown for a key of the dictionary, with anything in its gaps
 * @property {boolean} isPhone
 * @property {(name: string) => Promise<void>} shoot
 */

const SQUARE = '/group/10000001'
const PRIVATE = '/group/20000002'
const LISTS = /\/api\/(?:groupchat\/(?:mygroups|new_trending|info|group_members)|chat\/conversation_list)/
const HISTORY_EVENTS = ['history', 'range']

/** @param {Stage} stage */
const composer = ({ page }) => page.getByRole('textbox').last()

/** @param {Stage} stage @param {string} text */
async function say(stage, text) {
  await composer(stage).fill(text)
  await composer(stage).press('Enter')
  await expect(stage.page.getByRole('log').getByText(text, { exact: true })).toHaveCount(1)
}

/** @param {Stage} stage @param {string} [email] */
async function toCode({ page, words }, email = 'ada@loop.example') {
  await page.goto('/sign-in/email')
  await page.getByLabel(words('signIn.email')).fill(email)
  await page.getByRole('button', { name: words('signIn.sendCode') }).click()
  await expect(page.getByRole('button', { name: words('signIn.inboxUse') })).toBeVisible()
}

/** @param {Stage} stage */
async function signIn(stage) {
  const { page, words } = stage
  await toCode(stage)
  await page.getByRole('button', { name: words('signIn.inboxUse') }).first().click()
  await page.getByRole('button', { name: words('signIn.submit') }).click()
  await expect(page).toHaveURL(/\/group$/)
  await expect(page.getByText(words('toast.codeSent'))).toHaveCount(0)
}

/** @param {Stage} stage */
async function openSquare(stage) {
  await stage.page.goto(SQUARE)
  await expect(stage.page.getByRole('log').getByRole('article').last()).toBeVisible()
}

/** @param {Stage} stage */
async function visitor(stage) {
  const { page, words, shoot } = stage
  await page.goto('/group')
  await expect(page.getByRole('link', { name: /Loop Town Square/ }).first()).toBeVisible()
  await shoot('visitor centre')
  await page.getByRole('button', { name: words('app.preferences') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('visitor preferences')
  await page.goto('/message')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot('visitor messages')
  await openSquare(stage)
  await shoot('visitor group')
  await composer(stage).fill('may I?')
  await composer(stage).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('visitor dialog')
  await page.goto(PRIVATE)
  await expect(page.getByText(words('group.privateTitle'))).toBeVisible()
  await shoot('private group')
  await page.goto('/nowhere')
  await expect(page.getByText(words('notFound.title'))).toBeVisible()
  await shoot('not found')
}

/** @param {Stage} stage */
async function gettingIn(stage) {
  const { page, words, shoot } = stage
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await shoot('sign in')
  await page.goto('/sign-in/email')
  await expect(page.getByLabel(words('signIn.email'))).toBeVisible()
  await shoot('e-mail')
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
async function member(stage) {
  const { page, context, words, shoot, isPhone } = stage
  // The server refuses one text, so that a message of ours fails.
  await page.routeWebSocket(/\/im$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const { event, data } = JSON.parse(String(text))
      if (event === 'send' && data.text === 'refuse this') {
        socket.send(JSON.stringify({ event: 'ack', data: { request_id: data.request_id, code: 1, msg: 'Slow down, please', data: null } }))
      } else server.send(text)
    })
  })
  await signIn(stage)
  await expect(page.getByText('Weekend Makers', { exact: false }).first()).toBeVisible()
  await shoot('member centre')
  await page.getByRole('button', { name: words('app.account') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('member menu')
  await page.keyboard.press('Escape')
  await page.goto('/message')
  await expect(page.getByRole('link', { name: /Loop Town Square/ })).toBeVisible()
  await shoot('messages')
  await openSquare(stage)
  await expect(page.getByText(words('group.newMessages'))).toBeVisible()
  await shoot('group')
  await page.getByRole('button', { name: words('group.info') }).click()
  await expect(page.getByText('Ольга Петрова').last()).toBeVisible()
  await shoot('group panel')
  if (isPhone) await page.keyboard.press('Escape')
  else await page.getByRole('button', { name: words('group.closeInfo') }).first().click()
  await composer(stage).fill('word '.repeat(2_010))
  await expect(page.getByText(words('composer.over'))).toBeVisible()
  await shoot('composer too long')
  await composer(stage).fill('')
  await say(stage, 'Hello from a picture: https://example.com/and-a-rather-long/path/that-must-break-somewhere 👋')
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
  await page.goto('/message')
  await expect(page.getByText(words('messages.failedTitle'))).toBeVisible()
  await shoot('failed messages')
  await page.goto(SQUARE)
  await expect(page.getByText(words('group.loadFailedTitle'))).toBeVisible()
  await shoot('failed group')
}

/** @param {Stage} stage */
async function empty(stage) {
  const { page, context, words, shoot } = stage
  const body = JSON.stringify({ code: 0, msg: '', data: null })
  await context.route(LISTS, (route) => route.fulfill({ contentType: 'application/json', body }))
  await signIn(stage)
  await expect(page.getByText(words('discover.trendingEmptyTitle'))).toBeVisible()
  await shoot('empty centre')
  await page.goto('/message')
  await expect(page.getByText(words('messages.emptyTitle'))).toBeVisible()
  await shoot('empty messages')
  await page.goto('/sign-in')
  await context.route(/GroupScreen/, (route) => route.abort())
  await page.goto(SQUARE)
  await expect(page.getByText(words('crash.title'))).toBeVisible()
  await shoot('error')
}

export const journeys = { visitor, gettingIn, member, loading, failing, empty }
