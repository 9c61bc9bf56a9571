import { expect } from 'playwright/test'
import { signIn, SQUARE, visit } from './stage.mjs'

/** @import { Stage } from './stage.mjs' */

const LISTED = /\/api\/live\/(?:room_list|highlights)/
const OPEN_SQUARE = 'Open square: say hello to whoever is new'
const TITLE = 'Patch walkthrough: granular choirs on a budget'

/** @param {Stage} stage @param {string} key */
const button = ({ page, words }, key) => page.getByRole('button', { name: words(key), exact: true })

/** Another person's page, signed in. @param {Stage} stage @param {string} email */
async function guest(stage, email) {
  const context = await stage.context.browser()?.newContext({ baseURL: new URL(stage.page.url()).origin, locale: await stage.page.evaluate(() => navigator.language) })
  if (context === undefined) throw new Error('no browser')
  const page = await context.newPage()
  await signIn({ ...stage, page, context }, email)
  return { ...stage, page, context }
}

/** On a phone the desk is behind a button. @param {Stage} stage */
async function openDesk({ page, words, isPhone }) {
  if (isPhone) await page.getByRole('button', { name: words('room.showDesk') }).click()
}

/** Spaces as a host has them, from the list to the summary. @param {Stage} stage */
export async function hosting(stage) {
  const { page, words, shoot, isPhone } = stage
  await signIn(stage)
  await visit(stage, '/space', page.getByRole('article', { name: OPEN_SQUARE }), 'spaces')
  await page.getByRole('article').first().getByRole('button', { name: words('spaceCard.menu') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('space menu')
  await page.keyboard.press('Escape')
  await visit(stage, '/space/highlight', page.getByRole('article').first(), 'space highlights')
  await page.goto(`${SQUARE}/space-create`)
  await button(stage, 'spaceForm.start').click()
  await expect(page.getByText(words('spaceForm.titleMissing'))).toBeVisible()
  await shoot('new space')
  await page.getByLabel(words('spaceForm.title')).fill(TITLE)
  await page.getByRole('radio', { name: words('spaceForm.later') }).check()
  await shoot('space to come')
  await page.getByRole('radio', { name: words('spaceForm.now') }).check()
  await button(stage, 'spaceForm.start').click()
  await expect(button(stage, 'joinSpace.enter')).toBeVisible()
  await shoot('join dialog')
  await button(stage, 'joinSpace.check').click()
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
  await shoot('join check')
  const address = page.url()
  await button(stage, 'joinSpace.enter').click()
  await expect(page.getByRole('list', { name: words('room.stage') })).toBeVisible()
  await expect(button(stage, 'room.unmute')).toBeEnabled()
  await shoot('room alone')
  const ben = await guest(stage, 'ben@loop.example')
  await ben.page.goto(address)
  await button(ben, 'joinSpace.enter').click()
  await button(ben, 'room.ask').click()
  await openDesk(stage)
  await expect(page.getByRole('button', { name: words('room.allowName') })).toBeVisible()
  await shoot('host desk')
  await page.getByRole('button', { name: words('room.allowName') }).first().click()
  await page.getByRole('button', { name: words('room.personMenu') }).first().click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('what a host can do')
  await page.getByRole('menuitem', { name: words('room.kick') }).click()
  await expect(page.getByRole('dialog', { name: words('room.kickTitle') })).toBeVisible()
  await shoot('turning somebody out')
  await page.getByRole('dialog', { name: words('room.kickTitle') }).getByRole('button', { name: words('action.cancel') }).click()
  await page.getByRole('searchbox', { name: words('room.find') }).fill('qqq')
  await expect(page.getByText(words('room.foundNobody'))).toBeVisible()
  await shoot('nobody found')
  await page.getByRole('searchbox', { name: words('room.find') }).fill('')
  if (isPhone) {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words('room.showChat') }).click()
    await expect(page.getByRole('log')).toBeVisible()
    await shoot('room chat')
    await page.keyboard.press('Escape')
  }
  await button(stage, 'room.unmute').click()
  await expect(button(stage, 'room.mute')).toBeVisible()
  await expect(page.locator('[data-loudest]')).toHaveCount(1)
  await shoot('room as its host')
  await page.getByRole('button', { name: words('room.react') }).click()
  await shoot('reactions of a room')
  await page.getByRole('button', { name: words('room.react') }).first().click()
  await button(stage, 'room.devices').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('devices of a room')
  await button(stage, 'media.done').click()
  await button(stage, 'room.leave').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('leaving a room')
  await page.getByRole('dialog').getByRole('button', { name: words('action.cancel') }).click()
  await page.getByRole('region', { name: words('room.region') }).getByRole('link').click()
  await expect(page.getByRole('region', { name: words('room.float') })).toBeVisible()
  await expect(page.getByRole('log').getByRole('article').last()).toBeVisible()
  await shoot('floating room')
  await page.goto('/space')
  await page.getByRole('article', { name: OPEN_SQUARE }).getByRole('button', { name: words('spaceCard.join') }).click()
  await button(stage, 'joinSpace.enter').click()
  await expect(page.getByRole('dialog', { name: words('joinSpace.otherTitle') })).toBeVisible()
  await shoot('leaving another room')
  await page.getByRole('dialog', { name: words('joinSpace.otherTitle') }).getByRole('button', { name: words('action.cancel') }).click()
  await page.goto(address)
  await page.getByRole('button', { name: words('room.end'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('ending a room')
  await page.getByRole('dialog').getByRole('button', { name: words('room.end') }).click()
  await expect(page.getByText(words('spaceSummary.tuned'))).toBeVisible()
  await shoot('summary of a room')
  await ben.context.close()
}

/** A live room as a listener, and what the pages of spaces show while they wait and where nothing came. @param {Stage} stage */
export async function listening(stage) {
  const { page, context, words, shoot } = stage
  await signIn(stage, 'ben@loop.example')
  await context.route(LISTED, () => undefined)
  await page.goto('/space')
  await expect(page.getByText(words('state.loading')).first()).toBeAttached()
  await shoot('spaces loading')
  // What comes in between would be kept, and shown in place of what failed.
  await context.route(LISTED, (route) => route.fulfill({ status: 503, body: '' }))
  await visit(stage, '/space', page.getByText(words('spaces.failedTitle')), 'spaces failed', 40_000)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(LISTED, (route) => route.fulfill({ contentType: 'application/json', body: '{"code":0,"msg":"","data":null}' }))
  await visit(stage, '/space', page.getByText(words('spaces.emptyTitle')), 'spaces empty')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/space')
  await page.getByRole('article', { name: OPEN_SQUARE }).getByRole('button', { name: words('spaceCard.join') }).click()
  await button(stage, 'joinSpace.enter').click()
  await expect(button(stage, 'room.ask')).toBeVisible()
  await expect(page.locator('[data-loudest]')).toHaveCount(1, { timeout: 60_000 })
  await shoot('room as a listener')
  await page.getByTitle(words('room.who')).click()
  await expect(page.getByRole('searchbox', { name: words('room.find') })).toBeVisible()
  await shoot('who is in a room')
  await page.goto('/space/0123abcd-0000-4000-8000-0123456789ab')
  await expect(page.getByRole('heading', { name: words('spaces.goneTitle') })).toBeVisible()
  await shoot('no such space')
}
