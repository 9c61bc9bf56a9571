import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { walletImplementation } from '../../../src/application/features/wallet/wallet'
import { Balance } from '../../../src/domain/balance'
import { chainsQuery, DepositChain } from '../../../src/domain/wallet'
import { CurrencyView } from '../../../src/ui/features/wallet/CurrencyView'
import { zh } from '../../../src/ui/features/wallet/translations.zh'
import { createI18n } from '../../../src/ui/i18n'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { show } from '../support/show'

it('when the app is in Chinese, the names of the networks of a token are joined with the Chinese word for “and”', async () => {
  const i18n = await createI18n('zh')
  i18n.addResourceBundle('zh', 'wallet', zh)
  const app = live(ann)
  const wallet = app.attach(walletImplementation, undefined)
  show(
    <CurrencyView
      balance={made(Balance, {
        currencyId: 1,
        name: 'USDT',
        icon: null,
        amount: '7',
        usd: '7',
        price: null,
        giftEnabled: true,
        bubbleEnabled: true,
      })}
      staking={null}
    />,
    { app, i18n },
  )
  const chainOf = (chainId: number): DepositChain =>
    made(DepositChain, { chainId, currencyIds: [1], minimum: '1', confirmations: 3 })
  wallet.answer('read:{}:', (ask) =>
    chainsQuery.loaded({ items: [chainOf(1), chainOf(56)], next: null }, { key: '{}', input: {}, page: null }, ask),
  )
  expect(screen.getByText('Ethereum和BNB Smart Chain')).toBeTruthy()
})
