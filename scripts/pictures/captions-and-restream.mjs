import { expect } from 'playwright/test'
import { openDesk } from './rooms.mjs'
import { button, signIn, SQUARE, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const OPEN_SQUARE = 'Open square: say hello to whoever is new'

/** What residents say, read in one's own language. @param {Stage} stage */
export async function captions(stage) {
  const { page, words, shoot } = stage
  await signIn(stage, 'ben@loop.example')
  await page.goto('/space')
  await page
    .getByRole('article', { name: OPEN_SQUARE })
    .getByRole('button', { name: words('spaceCard.join') })
    .click()
  await button(stage, 'joinSpace.enter').click()
  await button(stage, 'captions:button').click()
  const dialog = page.getByRole('dialog', { name: words('captions:title') })
  await expect(dialog).toBeVisible()
  await shoot('captions off')
  await dialog.getByRole('switch').click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
  await dialog.getByLabel(words('captions:target')).selectOption('es_ES')
  await expect(dialog.getByRole('listitem').nth(2)).toBeVisible({ timeout: 30_000 })
  await shoot('transcript')
  await dialog.getByRole('button', { name: words('captions:close') }).click()
  await expect(page.getByText(words('captions:listening'))).toHaveCount(0)
  await shoot('captions over a room')
}

/** A stream address is saved, and a space streamed to it. @param {Stage} stage */
export async function restream(stage) {
  const { page, words, shoot } = stage
  await signIn(stage)
  await visit(stage, '/rtmp', page.locator('details').first(), 'live streaming')
  const twitch = page.locator('details').filter({ hasText: 'Twitch' })
  await twitch.getByText('Twitch').click()
  await twitch.getByLabel(words('restream:address')).fill('https://live.example')
  await twitch.getByLabel(words('restream:key')).fill('live_1234_secret')
  await twitch.getByLabel(words('restream:name')).fill('Main')
  await twitch.getByRole('button', { name: words('restream:save') }).click()
  await expect(twitch.getByText(words('restream:fault.unsupported'))).toBeVisible()
  await shoot('stream address refused')
  await twitch.getByLabel(words('restream:address')).fill('rtmps://live.example/app')
  await twitch.getByRole('button', { name: words('restream:save') }).click()
  await expect(twitch.getByText(words('restream:added'))).toBeVisible()
  await shoot('stream address saved')
  await page.goto(`${SQUARE}/space-create`)
  await page.getByLabel(words('spaceForm.title')).fill('Tea on air')
  await button(stage, 'spaceForm.start').click()
  await button(stage, 'room.unmute').click()
  const address = page.url()
  await openDesk(stage)
  const live = page.getByRole('region', { name: words('restream:push') })
  await live.scrollIntoViewIfNeeded()
  await shoot('restream before a share')
  if (stage.isPhone) await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words('room.share') }).click()
  await page.getByRole('menuitem', { name: words('room.screen') }).click()
  await expect(page.locator('video')).toBeVisible()
  await shoot('screen shared')
  await openDesk(stage)
  await live.getByRole('button', { name: words('restream:start') }).click()
  await expect(live.getByRole('button', { name: words('restream:stop') })).toBeVisible()
  await live.scrollIntoViewIfNeeded()
  await shoot('restream running')
  if (stage.isPhone) await page.keyboard.press('Escape')
  await button(stage, 'room.leave').click()
  await expect(page.getByRole('dialog', { name: words('restream:runningTitle') })).toBeVisible()
  await shoot('leaving while it streams')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('action.cancel') })
    .click()
  await page.getByRole('button', { name: words('room.end'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('restream:end') })
    .click()
  await expect(page.getByText(words('spaceSummary.tuned'))).toBeVisible()
  await shoot('summary with a recap')
  await visit(stage, `${new URL(address).pathname}/recap`, page.getByRole('heading', { level: 4 }).first(), 'recap')
}
