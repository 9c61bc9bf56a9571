import { expect } from 'playwright/test'
import { button, guest, signIn, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const HOUSE = '/group/470000047'

/** What comes to somebody: what is told them, and who calls. @param {Stage} stage */
export async function notices(stage) {
  const { page, words, shoot, isPhone } = stage
  await signIn(stage)
  const bell = page
    .getByRole('button', { name: words('notification:bellNew') })
    .or(page.getByRole('link', { name: words('notification:bellNew') }))
  await bell.click()
  // On a phone it is a page.
  const centre = isPhone ? page.getByRole('main') : page.getByRole('dialog', { name: words('notification:title') })
  await expect(centre.getByRole('listitem').first()).toBeVisible()
  await shoot('notifications')
  await centre.getByRole('tab').nth(1).click()
  await expect(centre.getByRole('listitem').first()).toBeVisible()
  await shoot('requests')
  await centre.getByRole('tab').nth(2).click()
  await expect(centre.getByRole('switch').first()).toBeVisible()
  await shoot('alerts')
  await page.keyboard.press('Escape')
  await visit(stage, '/notifications', page.getByRole('main').getByRole('listitem').first(), 'notification page')
  await page.goto('/message')
  const dora = await guest(stage, 'dora@x.example')
  await dora.page.goto(HOUSE)
  await dora.page
    .getByRole('button', { name: words('join.goToApply') })
    .first()
    .click()
  await dora.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: words('join.goToApply') })
    .click()
  await dora.page.getByRole('button', { name: words('join.send') }).click()
  await expect(page.getByRole('region', { name: words('notification:cards') }).getByRole('article')).toBeVisible()
  await shoot('card of a request')
  await dora.context.close()
}

/** A call from the first ring to its end. @param {Stage} stage */
export async function calls(stage) {
  const { page, context, words, shoot } = stage
  await context.grantPermissions(['microphone', 'camera'])
  await signIn(stage)
  const ben = await guest(stage, 'ben@loop.example')
  await ben.context.grantPermissions(['microphone', 'camera'])
  await page.goto('/message/1000000002')
  await button(stage, 'call:callVideo').click()
  await expect(page.getByText(words('call:status.awaiting'))).toBeVisible()
  await shoot('calling')
  await ben.page.goto('/message')
  const ring = ben.page.getByRole('alertdialog')
  await expect(ring).toBeVisible()
  await ring.getByRole('button', { name: words('call:decline') }).click()
  await expect(page.getByRole('dialog', { name: words('call:with.video') })).toHaveCount(0)
  await shoot('call declined')
  await page.goto('/message')
  await ben.page.goto('/message/1000000001')
  await button(ben, 'call:callVideo').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await shoot('ringing')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('call:answer') })
    .click()
  const call = page.getByRole('dialog', { name: words('call:with.video') })
  await expect(call.locator('video').first()).toBeVisible()
  await expect(call).toContainText(/00:\d\d/)
  await shoot('in a video call')
  await call.getByRole('button', { name: words('call:small') }).click()
  await expect(page.getByRole('region', { name: words('call:with.video') })).toBeVisible()
  await shoot('call in a small window')
  await ben.context.close()
}
