import { openDesk } from './rooms.mjs'
import { button, expect, signIn, SQUARE, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const OPEN_SQUARE = 'Open square: say hello to whoever is new'

/** Takes pictures of the translated captions of simulated members. @param {Stage} stage */
export async function captions(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage, 'ben@loop.example')
  await page.goto('/space')
  await page
    .getByRole('article', { name: OPEN_SQUARE })
    .getByRole('button', { name: textOf('spaceCard.join') })
    .click()
  await button(stage, 'joinSpace.enter').click()
  await button(stage, 'captions:button').click()
  const dialog = page.getByRole('dialog', { name: textOf('captions:title') })
  await expect(dialog).toBeVisible()
  await shoot('captions off')
  await dialog.getByRole('switch').click()
  await expect(dialog.getByRole('listitem').first()).toBeVisible({ timeout: 30_000 })
  await dialog.getByLabel(textOf('captions:target')).selectOption('es_ES')
  await expect(dialog.getByRole('listitem').nth(2)).toBeVisible({ timeout: 30_000 })
  await shoot('transcript')
  await dialog.getByRole('button', { name: textOf('captions:close') }).click()
  await expect(page.getByText(textOf('captions:listening'))).toHaveCount(0)
  await shoot('captions over a room')
}

/** Takes pictures of a restream: saves a stream address and streams a space to that address. @param {Stage} stage */
export async function restream(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  await visit(stage, '/rtmp', page.locator('details').first(), 'live streaming')
  const twitch = page.locator('details').filter({ hasText: 'Twitch' })
  await twitch.getByText('Twitch').click()
  await twitch.getByLabel(textOf('restream:address')).fill('https://live.example')
  await twitch.getByLabel(textOf('restream:key')).fill('live_1234_secret')
  await twitch.getByLabel(textOf('restream:name')).fill('Main')
  await twitch.getByRole('button', { name: textOf('restream:save') }).click()
  await expect(twitch.getByText(textOf('restream:fault.unsupported'))).toBeVisible()
  await shoot('stream address refused')
  await twitch.getByLabel(textOf('restream:address')).fill('rtmps://live.example/app')
  await twitch.getByRole('button', { name: textOf('restream:save') }).click()
  await expect(twitch.getByText(textOf('restream:added'))).toBeVisible()
  await shoot('stream address saved')
  await page.goto(`${SQUARE}/space-create`)
  await page.getByLabel(textOf('spaceForm.title')).fill('Tea on air')
  await button(stage, 'spaceForm.start').click()
  await button(stage, 'room.unmute').click()
  const address = page.url()
  await openDesk(stage)
  const live = page.getByRole('region', { name: textOf('restream:push') })
  await live.scrollIntoViewIfNeeded()
  await shoot('restream before a share')
  if (stage.isPhone) await page.keyboard.press('Escape')
  await page.getByRole('button', { name: textOf('room.share') }).click()
  await page.getByRole('menuitem', { name: textOf('room.screen') }).click()
  await expect(page.locator('video')).toBeVisible()
  await shoot('screen shared')
  await openDesk(stage)
  await live.getByRole('button', { name: textOf('restream:start') }).click()
  await expect(live.getByRole('button', { name: textOf('restream:stop') })).toBeVisible()
  await live.scrollIntoViewIfNeeded()
  await shoot('restream running')
  if (stage.isPhone) await page.keyboard.press('Escape')
  await button(stage, 'room.leave').click()
  await expect(page.getByRole('dialog', { name: textOf('restream:runningTitle') })).toBeVisible()
  await shoot('leaving while it streams')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('action.cancel') })
    .click()
  await page.getByRole('button', { name: textOf('room.end'), exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: textOf('restream:end') })
    .click()
  await expect(page.getByText(textOf('spaceSummary.tuned'))).toBeVisible()
  await shoot('summary with a recap')
  await visit(stage, `${new URL(address).pathname}/recap`, page.getByRole('heading', { level: 4 }).first(), 'recap')
}
