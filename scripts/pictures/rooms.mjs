import { expect } from 'playwright/test'
import { button, guest, signIn, SQUARE, visit, whileTimeStands } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */
/** @import { TranslationKey } from './translation-keys.ts' */

const LISTED = /\/api\/live\/(?:room_list|highlights)/
const OPEN_SQUARE = 'Open square: say hello to whoever is new'
/** Private, and Ada's own. */
const HOUSE = '/group/470000047'
const TITLE = 'Patch walkthrough: granular choirs on a budget'

/** On a phone the desk is behind a button. @param {Stage} stage */
export async function openDesk({ page, words, isPhone }) {
  if (isPhone) await page.getByRole('button', { name: words('room.showDesk') }).click()
}

/** Whoever was never asked for a microphone has the check before them already. @param {Stage} stage */
async function checkSound(stage) {
  const check = button(stage, 'joinSpace.check')
  if (await check.isVisible()) await check.click()
}

/** What a host does to the only other one who is there. @param {Stage} stage @param {TranslationKey} what */
async function choose({ page, words }, what) {
  await page
    .getByRole('button', { name: words('room.personMenu') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: words(what), exact: true }).click()
}

/** Spaces as a host has them, from the list to the summary. @param {Stage} stage */
export async function hosting(stage) {
  const { page, words, shoot, isPhone } = stage
  await signIn(stage)
  await visit(stage, '/space', page.getByRole('article', { name: OPEN_SQUARE }), 'spaces')
  await button(stage, 'spaces.create').click()
  await expect(page.getByRole('dialog', { name: words('spaces.createIn') })).toBeVisible()
  await shoot('where to start a space')
  await page.keyboard.press('Escape')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: words('spaceCard.menu') })
    .click()
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
  await expect(page.getByRole('list', { name: words('room.stage') })).toBeVisible()
  const address = page.url()
  await expect(button(stage, 'room.unmute')).toBeEnabled()
  await shoot('room alone')
  const ben = await guest(stage, 'ben@loop.example')
  await ben.page.goto(address)
  await button(ben, 'joinSpace.enter').click()
  await expect(page.getByText('Ben').first()).toBeVisible()
  await openDesk(stage)
  await button(stage, 'room.inviteSpeakers').click()
  await expect(page.getByRole('dialog', { name: words('room.inviteSpeakers') })).toBeVisible()
  await shoot('inviting speakers')
  await button(stage, 'room.done').click()
  await button(ben, 'room.ask').click()
  await expect(page.getByRole('button', { name: words('room.allowName') })).toBeVisible()
  await shoot('host desk')
  await page
    .getByRole('button', { name: words('room.allowName') })
    .first()
    .click()
  // Whoever is let speak moves up, and what was open of their row is gone.
  await expect(page.getByRole('region', { name: words('room.people') })).toHaveCount(0)
  await page
    .getByRole('button', { name: words('room.personMenu') })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('what a host can do')
  await page.getByRole('menuitem', { name: words('room.kick') }).click()
  await expect(page.getByRole('dialog', { name: words('room.kickTitle') })).toBeVisible()
  await shoot('turning somebody out')
  await page
    .getByRole('dialog', { name: words('room.kickTitle') })
    .getByRole('button', { name: words('action.cancel') })
    .click()
  await page.getByRole('searchbox', { name: words('room.find') }).fill('qqq')
  await expect(page.getByText(words('room.foundNobody'))).toBeVisible()
  await shoot('nobody found')
  await page.getByRole('searchbox', { name: words('room.find') }).fill('')
  if (isPhone) {
    await page.keyboard.press('Escape')
    await button(stage, 'room.say').click()
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
  await page
    .getByRole('button', { name: words('room.react') })
    .first()
    .click()
  await button(stage, 'room.devices').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('devices of a room')
  await button(stage, 'media.done').click()
  await button(stage, 'room.leave').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('leaving a room')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('action.cancel') })
    .click()
  await page
    .getByRole('region', { name: words('room.region') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('region', { name: words('room.float') })).toBeVisible()
  await expect(page.getByRole('log').getByRole('article').last()).toBeVisible()
  await shoot('floating room')
  await page.goto('/space')
  await page
    .getByRole('article', { name: OPEN_SQUARE })
    .getByRole('button', { name: words('spaceCard.join') })
    .click()
  await button(stage, 'joinSpace.enter').click()
  await expect(page.getByRole('dialog', { name: words('joinSpace.otherTitle') })).toBeVisible()
  await shoot('leaving another room')
  await page
    .getByRole('dialog', { name: words('joinSpace.otherTitle') })
    .getByRole('button', { name: words('action.cancel') })
    .click()
  await page.goto(address)
  await page.getByRole('button', { name: words('room.end'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('ending a room')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('room.end') })
    .click()
  await expect(page.getByText(words('spaceSummary.tuned'))).toBeVisible()
  await shoot('summary of a room')
  await ben.context.close()
}

/**
 * A live room as a listener, and what the pages of spaces show while they wait and where nothing came.
 * @param {Stage} stage
 */
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
  await context.route(LISTED, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":0,"msg":"","data":null}' }),
  )
  await visit(stage, '/space', page.getByText(words('spaces.emptyTitle')), 'spaces empty')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/space')
  await page
    .getByRole('article', { name: OPEN_SQUARE })
    .getByRole('button', { name: words('spaceCard.join') })
    .click()
  await expect(button(stage, 'joinSpace.enter')).toBeVisible()
  await shoot('join dialog')
  await checkSound(stage)
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
  await shoot('join check')
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

/**
 * What happens to somebody at a space who does not run it, and what goes wrong with sound and pictures.
 * @param {Stage} stage
 */
export async function roomMoments(stage) {
  const { page, words, shoot } = stage
  await signIn(stage, 'ben@loop.example')
  await page.goto('/space')
  const coming = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: words('spaceCard.subscribe'), exact: true }) })
    .first()
  await whileTimeStands(stage, async () => {
    await coming.getByRole('button', { name: words('spaceCard.subscribe') }).click()
    await expect(page.getByText(words('toast.reminderSet'))).toBeVisible()
    await shoot('reminder set')
  })
  const ada = await guest(stage, 'ada@loop.example')
  await ada.page.goto(`${SQUARE}/space-create`)
  await ada.page.getByLabel(words('spaceForm.title')).fill(TITLE)
  await button(ada, 'spaceForm.start').click()
  await expect(button(ada, 'room.unmute')).toBeEnabled()
  await page.goto(new URL(ada.page.url()).pathname)
  await button(stage, 'joinSpace.enter').click()
  await button(stage, 'room.ask').click()
  await shoot('asking to speak')
  await ada.page.getByRole('button', { name: words('room.refuse') }).click()
  await choose(ada, 'room.inviteMic')
  const offer = page.getByRole('dialog', { name: words('room.offerTitle') })
  await expect(offer).toBeVisible()
  await shoot('invited to speak')
  await offer.getByRole('button', { name: words('room.accept') }).click()
  await expect(button(stage, 'room.mute')).toBeVisible()
  await page.evaluate(() => {
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: words('room.share') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('what can be shared')
  await whileTimeStands(stage, async () => {
    await page.getByRole('menuitem', { name: words('room.screen') }).click()
    await expect(page.getByText(words('toast.shareRefused'))).toBeVisible()
    await shoot('nothing was shared')
  })
  await page.getByRole('button', { name: words('room.share') }).click()
  await page.getByRole('menuitem', { name: words('room.camera') }).click()
  await expect(page.locator('video')).toBeVisible()
  await shoot('camera shared')
  await page
    .getByRole('button', { name: words('media.stopSharing') })
    .first()
    .click()
  await choose(ada, 'room.muteOne')
  await expect(button(stage, 'room.muted')).toBeVisible()
  await shoot('muted by a host')
  await choose(ada, 'room.kick')
  await ada.page
    .getByRole('dialog', { name: words('room.kickTitle') })
    .getByRole('button', { name: words('room.kick') })
    .click()
  await expect(page.getByRole('dialog', { name: words('joinSpace.kickedTitle') })).toBeVisible()
  await shoot('turned out')
  await ada.context.close()
  await page.goto(`${HOUSE}/space-create`)
  await expect(page.getByText(words('spaceForm.forbiddenTitle'))).toBeVisible()
  await shoot('a space that is not mine to make')
}

/** A space that is planned, and what goes wrong with it. @param {Stage} stage */
export async function planning(stage) {
  const { page, context, words, shoot } = stage
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await signIn(stage)
  await page.goto(`${HOUSE}/space-create`)
  await page.getByLabel(words('spaceForm.title')).fill(TITLE)
  await page.getByRole('radio', { name: words('spaceForm.later') }).check()
  await button(stage, 'spaceForm.plan').click()
  await expect(page.getByRole('article', { name: TITLE })).toBeVisible()
  await page.goto(HOUSE)
  await page.getByRole('button', { name: words('groupMenu.open') }).click()
  await page.getByRole('menuitem', { name: words('live.edit') }).click()
  await expect(page.getByLabel(words('spaceForm.title'))).toHaveValue(TITLE)
  await shoot('a space to change')
  await context.route(/\/api\/live\/edit/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel(words('spaceForm.startsAt')).fill('2020-01-01T10:00')
  await button(stage, 'spaceForm.save').click()
  await expect(page.getByText(words('spaceForm.startPast'))).toBeVisible()
  await shoot('a space in the past')
  await page.getByLabel(words('spaceForm.startsAt')).fill('2040-01-01T10:00')
  await button(stage, 'spaceForm.save').click()
  await expect(page.getByRole('alert').getByText(words('spaceForm.notSaved'))).toBeVisible({ timeout: 60_000 })
  await shoot('a space that is not saved')
  await page.goto('/space')
  const card = page.getByRole('article', { name: TITLE })
  await card.getByRole('button', { name: words('spaceCard.menu') }).click()
  await page.getByRole('menuitem', { name: words('spaceCard.remove') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('deleting a space')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('action.cancel') })
    .click()
  await card.getByRole('button', { name: words('spaceCard.start') }).click()
  await button(stage, 'room.leave').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('room.leave') })
    .click()
  await checkSound(stage)
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await shoot('join check refused')
}
