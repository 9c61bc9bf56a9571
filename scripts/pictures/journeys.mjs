import { messageActions, chats, directChats } from './chats.mjs'
import { groups, running } from './groups.mjs'
import { gifts, wallet } from './wallet-and-gifts.mjs'
import { captions, restream } from './captions-and-restream.mjs'
import { projectSettings, dashboards } from './looper.mjs'
import { bots, influence, partners } from './influence-bots-partners.mjs'
import { profiles, profileFailures } from './profiles.mjs'
import { calls, notifications } from './notifications-and-calls.mjs'
import { hosting, listening, planning, roomMoments } from './rooms.mjs'
import { composer, expect, openSquare, sendMessage, signIn, SQUARE, visit } from './journey-steps.mjs'
import { emailSignIn, partnerSignIn, signInFailures, walletSignIn, otherSignIns } from './sign-in.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const PRIVATE = '/group/20000002'
const LISTS = /\/api\/(?:groupchat\/(?:mygroups|new_trending|info|group_members)|chat\/conversation_list)/
const HISTORY_EVENTS = ['history', 'range']

/** @param {Stage} stage */
async function visitor(stage) {
  const { page, textOf, shoot } = stage
  await visit(stage, '/group', page.getByRole('link', { name: /Loop Town Square/ }).first(), 'visitor centre')
  await page
    .getByRole('region', { name: textOf('activity.title') })
    .getByRole('button')
    .click()
  await page.getByRole('button', { name: textOf('app.preferences') }).click()
  await expect(page.getByRole('dialog', { name: textOf('app.preferences') })).toBeVisible()
  await shoot('visitor preferences')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await visit(stage, '/message', page.getByRole('dialog', { name: textOf('visitor.title') }), 'visitor messages')
  await visit(stage, PRIVATE, page.getByText(textOf('group.privateTitle')), 'private group')
  await openSquare(stage)
  await shoot('visitor group')
  await visit(stage, PRIVATE, page.getByText(textOf('group.privateTitle')), 'private group')
  await visit(stage, '/nowhere', page.getByText(textOf('notFound.title')), 'not found')
}

/** @param {Stage} stage */
async function shell(stage) {
  const { page, textOf, shoot, isPhone } = stage
  const account = () => page.getByRole('button', { name: textOf('app.account') }).click()
  await signIn(stage)
  await expect(page.getByRole('region', { name: textOf('activity.title') })).toBeVisible()
  await shoot('activity')
  await page
    .getByRole('region', { name: textOf('activity.title') })
    .getByRole('button')
    .click()
  await account()
  await page.getByRole('button', { name: textOf('app.preferences') }).click()
  await expect(page.getByRole('dialog', { name: textOf('app.preferences') })).toBeVisible()
  await shoot('account with preferences')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: textOf('command.switcher') }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await shoot('quick switcher')
  await page.getByRole('combobox').fill('lo')
  await shoot('quick switcher found')
  await page.getByRole('combobox').fill('qqq')
  await shoot('quick switcher nothing found')
  await page.getByRole('combobox').fill(textOf('command.mainPage').source.slice(1, -1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await shoot('main page picker')
  await page.keyboard.press('Escape')
  await account()
  await page.getByRole('button', { name: textOf('command.shortcuts') }).click()
  await expect(page.getByRole('heading', { name: textOf('command.shortcuts') })).toBeVisible()
  await shoot('shortcuts')
  if (isPhone) return
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link').first().hover()
  await shoot('frame')
}

/** @param {Stage} stage */
async function member(stage) {
  const { page, context, textOf, shoot, isPhone } = stage
  // Refuse messages with the text "refuse this", so that the journey can show a failed message.
  await page.routeWebSocket(/\/im$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      const { event, data } = JSON.parse(String(text))
      if (event === 'send' && JSON.stringify(data).includes('refuse this')) {
        socket.send(
          JSON.stringify({
            event: 'ack',
            data: { request_id: data.request_id, code: 1, msg: 'Slow down, please', data: null },
          }),
        )
      } else server.send(text)
    })
  })
  await signIn(stage)
  if (isPhone) await page.getByRole('tab').last().click()
  await expect(page.getByText('Weekend Makers', { exact: false }).first()).toBeVisible()
  await shoot('member centre')
  await page.getByRole('button', { name: textOf('app.account') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('account')
  await page.keyboard.press('Escape')
  await openSquare(stage)
  await expect(page.getByText(textOf('group.newMessages'))).toBeVisible()
  await shoot('group')
  // A desktop opens Loop Town Square beside the list and marks that group as read.
  await visit(stage, '/message', page.getByRole('link', { name: /Loop Town Square/ }), 'messages')
  await openSquare(stage)
  if (isPhone) {
    await page.getByRole('button', { name: textOf('groupMenu.open') }).click()
    await page.getByRole('menuitem', { name: textOf('groupMenu.info') }).click()
  } else await page.getByRole('button', { name: textOf('group.info') }).click()
  await expect(page.getByText('Ольга Петрова').last()).toBeVisible()
  await shoot('group panel')
  if (isPhone) await page.keyboard.press('Escape')
  else
    await page
      .getByRole('button', { name: textOf('group.closeInfo') })
      .first()
      .click()
  await composer(stage).fill('word '.repeat(2_010))
  await expect(page.getByText(textOf('composer.over'))).toBeVisible()
  await shoot('composer too long')
  await composer(stage).fill('')
  await sendMessage(
    stage,
    'Hello from a picture: https://docs.loop.example/and-a-rather-long/path/that-must-break-somewhere 👋',
  )
  await expect(page.getByRole('log').getByText(textOf('badge.sent')).last()).toBeAttached()
  await sendMessage(stage, 'refuse this')
  await expect(page.getByText('Slow down, please').first()).toBeVisible()
  await shoot('message failed')
  // Remove the failed message, because it blocks later messages.
  await page.getByRole('button', { name: textOf('action.remove') }).click()
  await context.setOffline(true)
  await expect(page.getByText(textOf('state.offline')).first()).toBeVisible()
  await sendMessage(stage, 'written in a tunnel')
  await expect(page.getByRole('log').getByText(textOf('badge.sending')).last()).toBeAttached()
  await shoot('offline and pending')
}

/** @param {Stage} stage */
async function loading(stage) {
  const { page, context, shoot, textOf } = stage
  await context.route(LISTS, () => undefined)
  await page.routeWebSocket(/\/im$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((text) => {
      if (!HISTORY_EVENTS.includes(JSON.parse(String(text)).event)) server.send(text)
    })
  })
  await signIn(stage)
  await expect(page.getByText(textOf('state.loading')).first()).toBeAttached()
  await shoot('loading centre')
  await page
    .getByRole('link', { name: textOf('nav.messages') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/message$/)
  await expect(page.getByText(textOf('state.loading')).first()).toBeAttached()
  await shoot('loading messages')
  await page.goto(SQUARE)
  await expect(page.getByText(textOf('state.loading')).first()).toBeAttached()
  await shoot('loading group')
}

/** @param {Stage} stage */
async function failing(stage) {
  const { page, context, textOf, shoot } = stage
  await context.route(LISTS, (route) => route.fulfill({ status: 503, body: '' }))
  await signIn(stage)
  await expect(page.getByText(textOf('discover.trendingFailedTitle'))).toBeVisible()
  await shoot('failed centre')
  await visit(stage, '/message', page.getByText(textOf('messages.failedTitle')), 'failed messages')
  await visit(stage, SQUARE, page.getByText(textOf('group.loadFailedTitle')), 'failed group')
}

/** @param {Stage} stage */
async function empty(stage) {
  const { page, context, textOf, shoot } = stage
  const body = JSON.stringify({ code: 0, msg: '', data: null })
  await context.route(LISTS, (route) => route.fulfill({ contentType: 'application/json', body }))
  await signIn(stage)
  await expect(page.getByText(textOf('discover.trendingEmptyTitle'))).toBeVisible()
  await shoot('empty centre')
  await visit(stage, '/message', page.getByText(textOf('messages.emptyTitle')), 'empty messages')
  await page.goto('/sign-in')
  await context.route(/GroupScreen/, (route) => route.abort())
  await visit(stage, SQUARE, page.getByText(textOf('crash.title')), 'error')
}

/** @param {Stage} stage */
async function refusals(stage) {
  const { page, context, textOf, shoot } = stage
  await signIn(stage)
  const refusal = 'The town hall is closed today, come back tomorrow'
  const body = JSON.stringify({ code: 7, msg: refusal, data: null })
  await context.route(/mygroups/, (route) => route.fulfill({ contentType: 'application/json', body }))
  await visit(stage, '/group', page.getByText(refusal), 'refusal toast')
  await openSquare(stage)
  await page.request.post('/simulator/kick', { data: { email: 'ada@loop.example' } })
  await expect(page.getByRole('dialog', { name: textOf('duplicateLogin.title') })).toBeVisible()
  await shoot('duplicate login')
}

/**
 * Takes pictures of the legal and developer pages, the notice of a new release and the prompt to open the app.
 * @param {Stage} stage
 */
async function otherPages(stage) {
  const { page, textOf, shoot, isPhone } = stage
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
    await route.fulfill({
      response,
      body: (await response.text()).replace(/assets\/firs-[\w-]+\.js/, 'assets/firs-newer.js'),
    })
  })
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
    await page.clock.fastForward('11:00')
  }
  await expect(page.getByText(textOf('release.ready'))).toBeVisible()
  await shoot('release notice')
  if (!isPhone) return
  await page.addInitScript(() => Object.defineProperty(navigator, 'userAgent', { get: () => 'Android' }))
  await visit(stage, SQUARE, page.getByRole('dialog', { name: textOf('appPrompt.title') }), 'app prompt')
}

/**
 * The server's `--pace` for each journey; 0 by default. Captions need simulated members who speak.
 * @type {Readonly<Record<string, string>>}
 */
export const paces = { captions: '2' }

export const journeys = {
  otherPages,
  visitor,
  emailSignIn,
  otherSignIns,
  signInFailures,
  walletSignIn,
  partnerSignIn,
  member,
  chats,
  messageActions,
  directChats,
  groups,
  running,
  profiles,
  profileFailures,
  influence,
  bots,
  partners,
  dashboards,
  projectSettings,
  hosting,
  listening,
  planning,
  roomMoments,
  captions,
  restream,
  wallet,
  gifts,
  notifications,
  calls,
  shell,
  loading,
  failing,
  empty,
  refusals,
}
