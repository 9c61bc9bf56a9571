import type { Page, WebSocketRoute } from 'playwright/test'
import { go, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

/** Replaces the LOOP price in every price frame that the server sends. */
const setPrice = (page: Page, price: string): Promise<void> =>
  page.routeWebSocket(/./, (here: WebSocketRoute) => {
    const server = here.connectToServer()
    server.onMessage((frame) =>
      here.send(
        String(frame).includes('"ticker_price"')
          ? String(frame).replace(/"price":"[^"]*"/, `"price":"${price}"`)
          : frame,
      ),
    )
  })

test('R1-045 R2-008 R2-047 R2-048 R2-049 R2-050 R2-331 R2-160 BI-131 query_code BI-243 mall_quantity a member who chooses a package in the mall reaches the deposit details, and the form for card payments sends nothing', async ({
  openPerson,
}) => {
  const person = await openPerson('Ada')
  const { page } = person
  await setPrice(page, '0.07')
  await signIn(person, 'ada@loop.example')
  await go(page, '/profile')
  await expect(page.getByRole('link', { name: '52 LOOP' })).toHaveText(/\$4\.00$/)
  await go(page, '/mall?code=nonexistent-sku')
  await expect(page.getByRole('radio')).toHaveCount(6)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Recharge' })).toBeDisabled()
  await go(page, '/mall?code=loop-258')
  await expect(page.getByRole('radio', { name: /258 LOOP/ })).toBeChecked()
  await page.getByRole('checkbox').uncheck()
  await expect(page.getByRole('button', { name: /^Recharge/ })).toBeDisabled()
  await page.getByRole('checkbox').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Recharge/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Crypto' }).check()
  await dialog.getByRole('radio', { name: 'USDC' }).check()
  await dialog.getByRole('radio', { name: 'Solana network' }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/mall\/recharge-currency$/)
  for (const figure of ['1 USDT', '1.023 USDT', 'about 7 mins', 'about 0.0002 SOL'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await go(page, '/mall/recharge-card')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url())
  })
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was sent' })).toBeVisible()
  await expect(page).toHaveURL(/\/mall\/recharge-card$/)
  expect(posted).toEqual([])
  await expectAccessible(page)
})
