import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { go, signIn } from './support/user-actions'
import { expect, test } from './support/test'
import { ADDRESS, balance, openWallet, paste } from './support/wallet-actions'

/** Differs from ADDRESS in one character in the middle. */
const ALIKE = ADDRESS.toLowerCase().replace('c9b9', 'c9b8')
const SOLANA = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'

interface Row {
  readonly id: string
  readonly text: string
  readonly isTaken: boolean
}
const rowsOf = (entryPoint: string): readonly Row[] =>
  readFileSync(path.resolve(import.meta.dirname, '../fixtures/bad-inputs.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([id = '', at, input = '', expected = '']) =>
      at === entryPoint ? [{ id, text: String(JSON.parse(`"${input}"`)), isTaken: expected.startsWith('OK') }] : [],
    )

const address = (page: Page) => page.getByLabel('To address')
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const network = (page: Page, name: RegExp) => page.getByRole('radio', { name })

test('the wallet forms check each withdraw_address, withdraw_address_chain1, withdraw_address_chain101, chain_id and amount, ask for a typed Solana address twice, and warn of an address that resembles an earlier address', async ({
  openPerson,
}) => {
  const person = await openPerson('Ada')
  const { page } = person
  await signIn(person, 'ada@loop.example')
  // The mocked server lists unknown networks, and an earlier withdrawal to ADDRESS.
  await page.route('**/api/asset/deposit_info', async (route) => {
    const answer = await route.fetch()
    const body: { readonly data: { readonly list: Record<string, unknown>[] } } = await answer.json()
    const [first] = body.data.list
    for (const id of rowsOf('chain_id')
      .filter(({ isTaken }) => !isTaken)
      .map(({ text }) => (text === '2' ? 2 : text)))
      body.data.list.push({ ...first, chain_id: id })
    return route.fulfill({ json: body })
  })
  await page.route('**/api/asset/withdrawal/history**', (route) =>
    route.fulfill({
      json: {
        code: 0,
        msg: '',
        data: {
          total: 1,
          list: [
            {
              id: 'w1',
              type: 'withdrawal',
              create_time: 1_700_000_000,
              currency_id: 5,
              amount: '-10',
              fee: '1',
              status: 'done',
              chain_id: 1,
              address: ADDRESS,
            },
          ],
        },
      },
    }),
  )
  await openWallet(page)
  await expect(page.getByRole('radio')).toHaveCount(4)
  for (const [chain, entryPoints] of [
    [/^Ethereum/, ['withdraw_address', 'withdraw_address_chain1']],
    [/^Solana/, ['withdraw_address_chain101']],
  ] as const) {
    await network(page, chain).check()
    for (const { id, text, isTaken } of entryPoints.flatMap(rowsOf)) {
      await address(page).fill(text)
      await expect(address(page), id).toHaveAttribute('aria-invalid', String(!isTaken))
    }
  }
  await network(page, /^Solana/).check()
  await address(page).fill(SOLANA)
  await page.getByLabel('Type the address again').fill(`${SOLANA.slice(0, -1)}W`)
  await expect(page.getByText('The two addresses differ.')).toBeVisible()
  await address(page).fill('')
  await paste(page, SOLANA)
  await expect(page.getByLabel('Type the address again')).toHaveCount(0)
  await network(page, /^Ethereum/).check()
  await address(page).fill(ALIKE)
  await expect(page.getByText(`this looks like ${ADDRESS}`, { exact: false })).toBeVisible()
  await address(page).fill(ADDRESS.toLowerCase())
  await amount(page).fill('12')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('region', { name: 'Check before you sign' }).getByLabel(ADDRESS)).toHaveText(ADDRESS)

  await go(page, '/wallet?view=stake')
  await network(page, /^Level 1/).check()
  await amount(page).fill('100')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Stake now' }).click()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(balance(page, 'LOOP')).toContainText('1,211')
  await network(page, /^Unstake/).check()
  await page.getByRole('button', { name: 'Review' }).click()
  // Tests only the bad inputs with a single amount. Another test checks rows that add two amounts.
  for (const { id, text, isTaken } of rowsOf('amount').filter((row) => !row.text.includes('then'))) {
    await amount(page).fill(text)
    await expect(amount(page), id).toHaveAttribute('aria-invalid', String(!isTaken))
  }
})
