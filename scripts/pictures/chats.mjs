import { composer, expect, openSquare, sendMessage, signIn, SQUARE, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */
/** @import { TranslationKey } from './translation-keys.ts' */

const MEI = '/message/1000000003'
const HOME = '/group/470000047'
/** Sequence numbers of message kinds in the seeded group Loop Town Square, and the names of their pictures. */
const KINDS = {
  330: 'table and image',
  316: 'rain and gift',
  294: 'notice',
  270: 'joined and sticker',
  249: 'rain over',
  202: 'unknown',
  175: 'space and video',
  147: 'live and recalled',
  117: 'invite',
}

/** @param {Stage} stage */
const articles = ({ page }) => page.getByRole('log').getByRole('article')

/** Opens the actions of a message. @param {Stage} stage @param {import('playwright').Locator} message */
async function menuOf({ page, isPhone }, message) {
  if (isPhone)
    await message.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 60, clientY: 60, bubbles: true })
  else await message.click({ button: 'right' })
  const menu = isPhone ? page.getByRole('dialog') : page.getByRole('menu')
  await expect(menu).toBeVisible()
  return menu
}

/** @param {Stage} stage @param {import('playwright').Locator} message @param {TranslationKey} key */
async function choose(stage, message, key) {
  const menu = await menuOf(stage, message)
  await menu.getByRole(stage.isPhone ? 'button' : 'menuitem', { name: stage.textOf(key), exact: true }).click()
}

/** Takes pictures of messages of every kind, the composer and an access request. @param {Stage} stage */
export async function chats(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  for (const [seq, name] of Object.entries(KINDS)) {
    await visit(stage, `${SQUARE}?seq=${seq}`, articles(stage).first(), `kinds ${name}`)
  }
  await page.goto(`${SQUARE}?seq=325`)
  await page
    .getByRole('log')
    .getByRole('button', { name: textOf('viewer.openImage') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await shoot('viewer')
  await page.keyboard.press('Escape')
  await visit(stage, HOME, articles(stage).last(), 'access request')
  await openSquare(stage)
  await page.getByRole('button', { name: textOf('composer.memes') }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: '🎉' }).first()).toBeVisible()
  await shoot('emoji to write')
  await page.getByRole('tab', { name: textOf('composer.stickers') }).click()
  await expect(page.getByRole('dialog').getByRole('tabpanel').getByRole('button').nth(3)).toBeVisible()
  await shoot('stickers')
  await page.keyboard.press('Escape')
  await composer(stage).pressSequentially('@')
  await expect(page.getByRole('option').first()).toBeVisible()
  await shoot('members to mention')
  await composer(stage).fill('/')
  await expect(page.getByRole('listbox', { name: textOf('composer.commands') })).toBeVisible()
  await shoot('commands')
  await composer(stage).fill('look at https://good.example@evil.example/')
  await composer(stage).press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await shoot('link refused')
}

/** Takes pictures of the actions on a message, and of search. @param {Stage} stage */
export async function messageActions(stage) {
  const { page, textOf, shoot, isPhone } = stage
  await signIn(stage)
  await openSquare(stage)
  await sendMessage(stage, 'The lantern walk starts at eight, by the old bridge')
  const mine = articles(stage).filter({ hasText: 'lantern' }).first()
  const others = articles(stage)
    .filter({ has: page.locator('p') })
    .nth(-3)
  await menuOf(stage, others)
  await shoot('message menu')
  await page.keyboard.press('Escape')
  await menuOf(stage, mine)
  await shoot('own message menu')
  await page.keyboard.press('Escape')
  if (!isPhone) {
    const menu = await menuOf(stage, mine)
    await menu.getByRole('menuitem', { name: textOf('reactions.add') }).click()
    await expect(page.getByRole('dialog').getByRole('button').nth(8)).toBeVisible()
    await shoot('reaction picker')
    await page.keyboard.press('Escape')
  }
  const menu = await menuOf(stage, mine)
  await menu
    .getByRole(isPhone ? 'button' : 'menuitem', { name: textOf('reactions.with') })
    .first()
    .click()
  await expect(mine.getByRole('button', { pressed: true })).toBeVisible()
  await choose(stage, mine, 'acts.pin')
  await expect(page.getByRole('region', { name: textOf('pins.title') })).toBeVisible()
  await expect(page.getByText(textOf('toast.pinned'))).toBeVisible()
  await expect(page.getByText(textOf('toast.pinned'))).toHaveCount(0)
  await choose(stage, mine, 'acts.reply')
  await composer(stage).fill('Bring a scarf')
  await shoot('pinned and replying')
  await composer(stage).press('Enter')
  await expect(articles(stage).last()).toContainText('Bring a scarf')
  await choose(stage, mine, 'acts.forward')
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await shoot('forward')
  await page.keyboard.press('Escape')
  await choose(
    stage,
    articles(stage)
      .filter({ hasNot: page.getByText('lantern') })
      .nth(-3),
    'acts.report',
  )
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached()
  await shoot('report')
  await page.keyboard.press('Escape')
  await choose(stage, mine, 'acts.delete')
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible()
  await shoot('delete a message')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: textOf('search.title') }).click()
  await page.getByRole('combobox', { name: textOf('search.title') }).fill('lantern')
  await expect(page.getByRole('option').first()).toBeVisible()
  await shoot('search in a chat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/seq=/)
  await shoot('search led there')
  await page.getByRole('combobox', { name: textOf('search.title') }).fill('nobody ever said this')
  await expect(page.getByText(textOf('searchPanel.noneText'))).toBeVisible()
  await shoot('search found nothing')
  await page.getByRole('button', { name: textOf('searchPanel.close') }).click()
  await choose(stage, articles(stage).last(), 'acts.recall')
  await expect(articles(stage).last()).toContainText(new RegExp(textOf('recalled.own').source.slice(1, -1)))
  await shoot('recalled')
}

/** Takes pictures of direct chats, and of a service account's messages. @param {Stage} stage */
export async function directChats(stage) {
  const { page, textOf, shoot, isPhone } = stage
  const more = page.getByRole('button', { name: textOf('direct.more') }).first()
  await signIn(stage)
  await page.goto('/message')
  const row = page
    .getByRole('list')
    .getByRole('link', { name: /Layla|ليلى/ })
    .last()
  await expect(row).toBeVisible()
  if (!isPhone) {
    await row.click({ button: 'right' })
    await expect(page.getByRole('menu')).toBeVisible()
    await shoot('what to do with a chat')
    await page.keyboard.press('Escape')
  }
  await visit(stage, MEI, articles(stage).last(), 'direct chat')
  await more.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await shoot('direct chat menu')
  await page.getByRole('menuitem', { name: textOf('messages.clear') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await shoot('clear a chat')
  await page.getByRole('button', { name: textOf('action.cancel') }).click()
  await more.click()
  await page.getByRole('menuitem', { name: textOf('profile.block') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('action.ok') })
    .click()
  await expect(page.getByRole('button', { name: textOf('profile.unblock') })).toBeVisible()
  await expect(page.getByRole('button', { name: textOf('action.close') })).toHaveCount(0)
  await shoot('direct chat blocked')
  await visit(stage, '/message/1000000011', articles(stage).last(), 'direct chat with a long name')
  await visit(stage, '/message/botFather', composer(stage), 'BotFather')
  await visit(stage, '/message/assistant', composer(stage), 'assistant')
  await visit(stage, '/message/999999999999', page.getByText(textOf('direct.refusedTitle')), 'direct chat with nobody')
  await page.goto('/message')
  await page
    .getByRole('list')
    .getByRole('link', { name: /^Loop(?! Town| Assistant)/ })
    .last()
    .click()
  await expect(articles(stage).last()).toBeVisible()
  await shoot('what the service tells')
}
