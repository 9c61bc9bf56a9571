import { button, expect, openGuest, signIn, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const HOUSE = '/group/470000047'

/** Takes pictures of the notification centre and its cards. @param {Stage} stage */
export async function notifications(stage) {
  const { page, textOf, shoot, isPhone } = stage
  await signIn(stage)
  const bell = page
    .getByRole('button', { name: textOf('notification:bellNew') })
    .or(page.getByRole('link', { name: textOf('notification:bellNew') }))
  await bell.click()
  // A phone shows the notification centre as a page, a desktop as a dialog.
  const centre = isPhone ? page.getByRole('main') : page.getByRole('dialog', { name: textOf('notification:title') })
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
  const dora = await openGuest(stage, 'dora@x.example')
  await dora.page.goto(HOUSE)
  await dora.page
    .getByRole('button', { name: textOf('join.goToApply') })
    .first()
    .click()
  await dora.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: textOf('join.goToApply') })
    .click()
  await dora.page.getByRole('button', { name: textOf('join.send') }).click()
  await expect(page.getByRole('region', { name: textOf('notification:cards') }).getByRole('article')).toBeVisible()
  await shoot('card of a request')
  // A pointer that rests on the card keeps it open.
  await page.mouse.move(200, 500)
  await expect(page.getByRole('link', { name: textOf('notification:review') })).toBeVisible({ timeout: 20_000 })
  await shoot('line of a request')
  await dora.context.close()
}

/** Takes pictures of a call from the first ring to its end. @param {Stage} stage */
export async function calls(stage) {
  const { page, context, textOf, shoot } = stage
  await context.grantPermissions(['microphone', 'camera'])
  await signIn(stage)
  const ben = await openGuest(stage, 'ben@loop.example')
  await ben.context.grantPermissions(['microphone', 'camera'])
  await page.goto('/message/1000000002')
  await button(stage, 'call:callVideo').click()
  await expect(page.getByText(textOf('call:status.awaiting'))).toBeVisible()
  await shoot('calling')
  await ben.page.goto('/message')
  const ring = ben.page.getByRole('alertdialog')
  await expect(ring).toBeVisible()
  await ring.getByRole('button', { name: textOf('call:decline') }).click()
  await expect(page.getByRole('dialog', { name: textOf('call:with.video') })).toHaveCount(0)
  await shoot('call declined')
  await page.goto('/message')
  await ben.page.goto('/message/1000000001')
  await button(ben, 'call:callVideo').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await shoot('ringing')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: textOf('call:answer') })
    .click()
  const call = page.getByRole('dialog', { name: textOf('call:with.video') })
  await expect(call.locator('video').first()).toBeVisible()
  await expect(call).toContainText(/00:\d\d/)
  await shoot('in a video call')
  await call.getByRole('button', { name: textOf('call:small') }).click()
  await expect(page.getByRole('region', { name: textOf('call:with.video') })).toBeVisible()
  await shoot('call in a small window')
  await ben.context.close()
}
