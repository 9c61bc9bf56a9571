import { button, expect, openGuest, signIn, SQUARE, visit, withFrozenClock } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */
/** @import { TranslationKey } from './translation-keys.ts' */

const LISTED = /\/api\/live\/(?:room_list|highlights)/
const OPEN_SQUARE = 'Open square: say hello to whoever is new'
/** A private group that Ada owns. */
const HOUSE = '/group/470000047'
const TITLE = 'Patch walkthrough: granular choirs on a budget'

/** Shows the host's desk. A phone shows the desk only after a press on a button. @param {Stage} stage */
export async function openDesk({ page, textOf, isPhone }) {
  if (isPhone) await page.getByRole('button', { name: textOf('room.showDesk') }).click()
}

/**
 * Opens the sound check. While the microphone permission is unknown, the product opens the sound check itself.
 * @param {Stage} stage
 */
async function checkSound(stage) {
  const check = button(stage, 'joinSpace.check')
  await expect(async () => {
    if (await check.isVisible()) await check.click({ timeout: 1_000 })
    await expect(stage.page.getByRole('dialog').getByRole('combobox').first()).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

/**
 * Presses a button in the menu of the only other person in the room.
 * @param {Stage} stage @param {TranslationKey} what
 */
async function choose({ page, textOf }, what) {
  await page
    .getByRole('button', { name: textOf('room.personMenu') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: textOf(what), exact: true }).click()
}

/** Takes pictures of spaces for a host, from the list to the summary. @param {Stage} stage */
export async function hosting(stage) {
  const { page, textOf, shoot, isPhone } = stage
  await signIn(stage)
  await visit(stage, '/space', page.getByRole('article', { name: OPEN_SQUARE }), 'spaces')
  await button(stage, 'spaces.create').click()
  await expect(page.getByRole('dialog', { name: textOf('spaces.createIn') })).toBeVisible()
  await shoot('where to start a space')
  await page.keyboard.press('Escape')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: textOf('spaceCard.menu') })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('space menu')
  await page.keyboard.press('Escape')
  await visit(stage, '/space/highlight', page.getByRole('article').first(), 'space highlights')
  await page.goto(`${SQUARE}/space-create`)
  await button(stage, 'spaceForm.start').click()
  await expect(page.getByText(textOf('spaceForm.titleMissing'))).toBeVisible()
  await shoot('new space')
  await page.getByLabel(textOf('spaceForm.title')).fill(TITLE)
  await page.getByRole('radio', { name: textOf('spaceForm.later') }).check()
  await shoot('space to come')
  await page.getByRole('radio', { name: textOf('spaceForm.now') }).check()
  await button(stage, 'spaceForm.start').click()
  await expect(page.getByRole('list', { name: textOf('room.stage') })).toBeVisible()
  const address = page.url()
  await expect(button(stage, 'room.unmute')).toBeEnabled()
  await shoot('room alone')
  const ben = await openGuest(stage, 'ben@loop.example')
  await ben.page.goto(address)
  await button(ben, 'joinSpace.enter').click()
  await expect(page.getByText('Ben').first()).toBeVisible()
  await openDesk(stage)
  await button(stage, 'room.inviteSpeakers').click()
  await expect(page.getByRole('dialog', { name: textOf('room.inviteSpeakers') })).toBeVisible()
  await shoot('inviting speakers')
  await button(stage, 'room.done').click()
  await button(ben, 'room.ask').click()
  await expect(page.getByRole('button', { name: textOf('room.allowName') })).toBeVisible()
  await shoot('host desk')
  await page
    .getByRole('button', { name: textOf('room.allowName') })
    .first()
    .click()
  // A new speaker moves to the stage, and the panel of that person's row closes.
  await expect(page.getByRole('region', { name: textOf('room.people') })).toHaveCount(0)
  await page
    .getByRole('button', { name: textOf('room.personMenu') })
    .first()
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('what a host can do')
  await page.getByRole('menuitem', { name: textOf('room.kick') }).click()
  await expect(page.getByRole('dialog', { name: textOf('room.kickTitle') })).toBeVisible()
  await shoot('turning somebody out')
  await page
    .getByRole('dialog', { name: textOf('room.kickTitle') })
    .getByRole('button', { name: textOf('action.cancel') })
    .click()
  await page.getByRole('searchbox', { name: textOf('room.find') }).fill('qqq')
  await expect(page.getByText(textOf('room.foundNobody'))).toBeVisible()
  await shoot('nobody found')
  await page.getByRole('searchbox', { name: textOf('room.find') }).fill('')
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
  await page.getByRole('button', { name: textOf('room.react') }).click()
  await shoot('reactions of a room')
  await page
    .getByRole('button', { name: textOf('room.react') })
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
    .getByRole('button', { name: textOf('action.cancel') })
    .click()
  await page
    .getByRole('region', { name: textOf('room.region') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('region', { name: textOf('room.float') })).toBeVisible()
  await expect(page.getByRole('log').getByRole('article').last()).toBeVisible()
  await shoot('floating room')
  await page.goto('/space')
  await page
    .getByRole('article', { name: OPEN_SQUARE })
    .getByRole('button', { name: textOf('spaceCard.join') })
    .click()
  await button(stage, 'joinSpace.enter').click()
  await expect(page.getByRole('dialog', { name: textOf('joinSpace.otherTitle') })).toBeVisible()
  await shoot('leaving another room')
  await page
    .getByRole('dialog', { name: textOf('joinSpace.otherTitle') })
    .getByRole('button', { name: textOf('action.cancel') })
    .click()
  await page.goto(address)
  await page.getByRole('button', { name: textOf('room.end'), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('ending a room')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('room.end') })
    .click()
  await expect(page.getByText(textOf('spaceSummary.tuned'))).toBeVisible()
  await shoot('summary of a room')
  await ben.context.close()
}

/**
 * Takes pictures of a live room for a listener, and of the pages of spaces while loading, failed and empty.
 * @param {Stage} stage
 */
export async function listening(stage) {
  const { page, context, textOf, shoot } = stage
  // Block this request before the sign-in, because the Discover page would cache the list of spaces.
  await context.route(LISTED, () => undefined)
  await signIn(stage, 'ben@loop.example')
  await page.goto('/space')
  await expect(page.getByText(textOf('state.loading')).first()).toBeAttached()
  await shoot('spaces loading')
  // The request must fail before any response is cached; otherwise the page shows the cached list.
  await context.route(LISTED, (route) => route.fulfill({ status: 503, body: '' }))
  await visit(stage, '/space', page.getByText(textOf('spaces.failedTitle')), 'spaces failed', 40_000)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.route(LISTED, (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":0,"msg":"","data":null}' }),
  )
  await visit(stage, '/space', page.getByText(textOf('spaces.emptyTitle')), 'spaces empty')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/space')
  await page
    .getByRole('article', { name: OPEN_SQUARE })
    .getByRole('button', { name: textOf('spaceCard.join') })
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
  await page.getByTitle(textOf('room.who')).click()
  await expect(page.getByRole('searchbox', { name: textOf('room.find') })).toBeVisible()
  await shoot('who is in a room')
  await page.goto('/space/0123abcd-0000-4000-8000-0123456789ab')
  await expect(page.getByRole('heading', { name: textOf('spaces.goneTitle') })).toBeVisible()
  await shoot('no such space')
}

/**
 * Takes pictures of a space for a guest: reminders, speaking, sharing, and the errors of media.
 * @param {Stage} stage
 */
export async function roomMoments(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage, 'ben@loop.example')
  await page.goto('/space')
  const coming = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: textOf('spaceCard.subscribe'), exact: true }) })
    .first()
  await withFrozenClock(stage, async () => {
    await coming.getByRole('button', { name: textOf('spaceCard.subscribe') }).click()
    await expect(page.getByText(textOf('toast.reminderSet'))).toBeVisible()
    await shoot('reminder set')
  })
  const ada = await openGuest(stage, 'ada@loop.example')
  await ada.page.goto(`${SQUARE}/space-create`)
  await ada.page.getByLabel(textOf('spaceForm.title')).fill(TITLE)
  await button(ada, 'spaceForm.start').click()
  await expect(button(ada, 'room.unmute')).toBeEnabled()
  await page.goto(new URL(ada.page.url()).pathname)
  await button(stage, 'joinSpace.enter').click()
  await button(stage, 'room.ask').click()
  await shoot('asking to speak')
  await ada.page.getByRole('button', { name: textOf('room.refuse') }).click()
  await choose(ada, 'room.inviteMic')
  const offer = page.getByRole('dialog', { name: textOf('room.offerTitle') })
  await expect(offer).toBeVisible()
  await shoot('invited to speak')
  await offer.getByRole('button', { name: textOf('room.accept') }).click()
  await expect(button(stage, 'room.mute')).toBeVisible()
  await page.evaluate(() => {
    navigator.mediaDevices.getDisplayMedia = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: textOf('room.share') }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('what can be shared')
  await withFrozenClock(stage, async () => {
    await page.getByRole('menuitem', { name: textOf('room.screen') }).click()
    await expect(page.getByText(textOf('toast.shareRefused'))).toBeVisible()
    await shoot('nothing was shared')
  })
  await page.getByRole('button', { name: textOf('room.share') }).click()
  await page.getByRole('menuitem', { name: textOf('room.camera') }).click()
  await expect(page.locator('video')).toBeVisible()
  await shoot('camera shared')
  await page
    .getByRole('button', { name: textOf('media.stopSharing') })
    .first()
    .click()
  await choose(ada, 'room.muteOne')
  await expect(button(stage, 'room.muted')).toBeVisible()
  await shoot('muted by a host')
  await choose(ada, 'room.kick')
  await ada.page
    .getByRole('dialog', { name: textOf('room.kickTitle') })
    .getByRole('button', { name: textOf('room.kick') })
    .click()
  await expect(page.getByRole('dialog', { name: textOf('joinSpace.kickedTitle') })).toBeVisible()
  await shoot('turned out')
  await ada.context.close()
  await page.goto(`${HOUSE}/space-create`)
  await expect(page.getByText(textOf('spaceForm.forbiddenTitle'))).toBeVisible()
  await shoot('a space that is not mine to make')
}

/** Takes pictures of a planned space and its errors. @param {Stage} stage */
export async function planning(stage) {
  const { page, context, textOf, shoot } = stage
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await signIn(stage)
  await page.goto(`${HOUSE}/space-create`)
  await page.getByLabel(textOf('spaceForm.title')).fill(TITLE)
  await page.getByRole('radio', { name: textOf('spaceForm.later') }).check()
  await button(stage, 'spaceForm.plan').click()
  await expect(page.getByRole('article', { name: TITLE })).toBeVisible()
  await page.goto(HOUSE)
  await page.getByRole('button', { name: textOf('groupMenu.open') }).click()
  await page.getByRole('menuitem', { name: textOf('live.edit') }).click()
  await expect(page.getByLabel(textOf('spaceForm.title'))).toHaveValue(TITLE)
  await shoot('a space to change')
  await context.route(/\/api\/live\/edit/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByLabel(textOf('spaceForm.startsAt')).fill('2020-01-01T10:00')
  await button(stage, 'spaceForm.save').click()
  await expect(page.getByText(textOf('spaceForm.startPast'))).toBeVisible()
  await shoot('a space in the past')
  await page.getByLabel(textOf('spaceForm.startsAt')).fill('2040-01-01T10:00')
  await button(stage, 'spaceForm.save').click()
  await expect(page.getByRole('alert').getByText(textOf('spaceForm.notSaved'))).toBeVisible({ timeout: 60_000 })
  await shoot('a space that is not saved')
  await page.goto('/space')
  const card = page.getByRole('article', { name: TITLE })
  await card.getByRole('button', { name: textOf('spaceCard.menu') }).click()
  await page.getByRole('menuitem', { name: textOf('spaceCard.remove') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('deleting a space')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('action.cancel') })
    .click()
  await card.getByRole('button', { name: textOf('spaceCard.start') }).click()
  await button(stage, 'room.leave').click()
  const address = new URL(page.url()).pathname
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('room.leave') })
    .click()
  await expect(button(stage, 'room.unmute')).toHaveCount(0)
  // After leaving, a phone shows the list of spaces and a desktop shows this page, so open the page on both.
  await page.goto(address)
  await expect(button(stage, 'joinSpace.enter')).toBeVisible()
  await checkSound(stage)
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await shoot('join check refused')
}
