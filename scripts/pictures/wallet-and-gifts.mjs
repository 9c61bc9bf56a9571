import { button, expect, openSquare, signIn, visit } from './journey-steps.mjs'

/** @import { Stage } from './journey-steps.mjs' */

const dialogOf = (/** @type {Stage} */ { page }) => page.getByRole('dialog')

/** Takes pictures of the wallet and the mall. @param {Stage} stage */
export async function wallet(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  const balances = page.getByRole('list', { name: textOf('wallet:balances') })
  await page.goto('/wallet')
  await expect(balances.getByRole('link', { name: 'LOOP' }).first()).toContainText(/[1-9]/)
  await shoot('wallet')
  await visit(
    stage,
    '/wallet?view=currency&currency=5',
    page.getByText(textOf('wallet:currencyOf.exact')),
    'wallet of a token',
  )
  await visit(stage, '/wallet?view=deposit', page.getByRole('radio').first(), 'deposit')
  await visit(stage, '/wallet?view=withdraw', page.getByRole('radio').first(), 'withdraw')
  await page.getByRole('radio').first().check()
  await page.getByLabel(textOf('wallet:form.address')).fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeX')
  await page.getByRole('textbox', { name: textOf('wallet:form.amount') }).fill('999999')
  await page.getByRole('button', { name: textOf('wallet:form.review') }).click()
  await shoot('withdraw refused')
  await page.getByLabel(textOf('wallet:form.address')).fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
  await page.getByRole('textbox', { name: textOf('wallet:form.amount') }).fill('100.5')
  await page.getByRole('button', { name: textOf('wallet:form.review') }).click()
  await expect(page.getByRole('heading', { name: textOf('wallet:confirm.title') })).toBeVisible()
  await shoot('withdraw confirmed')
  await visit(stage, '/wallet?view=stake', page.getByRole('radio').first(), 'stake')
  await visit(
    stage,
    '/wallet?view=history',
    page
      .getByRole('region', { name: textOf('wallet:historyOf.title') })
      .getByRole('listitem')
      .first(),
    'wallet history',
  )
  await visit(stage, '/mall?code=loop-258', page.getByRole('radio').first(), 'mall')
  await page.getByRole('main').getByRole('button').last().click()
  await expect(dialogOf(stage)).toBeVisible()
  await dialogOf(stage)
    .getByRole('radio', { name: textOf('mall:crypto') })
    .check()
  await shoot('how to pay')
  await dialogOf(stage).getByRole('radio', { name: 'USDC' }).check()
  await dialogOf(stage)
    .getByRole('radio', { name: textOf('mall:on.solana') })
    .check()
  await dialogOf(stage)
    .getByRole('button', { name: textOf('mall:next') })
    .click()
  await expect(page).toHaveURL(/recharge-currency$/)
  await expect(page.getByRole('heading', { name: textOf('mall:depositTitle') })).toBeVisible()
  await shoot('deposit details')
  await visit(stage, '/mall/recharge-card', page.getByLabel(textOf('mall:cardNumber')), 'pay by card')
}

/** Takes pictures of gifts and bubbles, in their dialogs and in a chat. @param {Stage} stage */
export async function gifts(stage) {
  const { page, textOf, shoot } = stage
  await signIn(stage)
  await page.goto('/profile/1000000002')
  await page.getByRole('link', { name: textOf('profile.gift'), exact: true }).click()
  await expect(dialogOf(stage).getByRole('radio').first()).toBeVisible()
  await shoot('gifts')
  await dialogOf(stage).getByRole('radio').first().check()
  await shoot('gift chosen')
  await dialogOf(stage)
    .getByRole('button', { name: textOf('gift:sendFor') })
    .click()
  await expect(dialogOf(stage)).toHaveCount(0)
  await expect(page.getByRole('log').getByRole('article').last()).toBeVisible()
  await expect(page.locator('[data-gift]')).toHaveCount(0)
  await shoot('gift sent')
  await openSquare(stage)
  await page.getByRole('button', { name: textOf('bubble.rain'), exact: true }).click()
  await expect(dialogOf(stage).getByLabel(textOf('bubble:send.total'))).toBeVisible()
  await shoot('bubble rain to send')
  await dialogOf(stage).getByLabel(textOf('bubble:send.total')).fill('99999')
  await dialogOf(stage).getByLabel(textOf('bubble:send.count')).fill('2')
  await shoot('bubble rain refused')
  await dialogOf(stage).getByLabel(textOf('bubble:send.total')).fill('40')
  await dialogOf(stage)
    .getByRole('radio', { name: textOf('bubble:send.even') })
    .check()
  await dialogOf(stage)
    .getByRole('button', { name: textOf('bubble:send.submitWith') })
    .click()
  await expect(dialogOf(stage).getByText(textOf('bubble:send.sent'))).toBeVisible()
  await shoot('bubble rain sent')
  await dialogOf(stage)
    .getByRole('button', { name: textOf('bubble:send.done') })
    .click()
  await button(stage, 'bubble:join').last().click()
  await expect(page.getByRole('region', { name: textOf('bubble:from') })).toBeVisible()
  await shoot('bubble rain')
}
