import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { walletImplementation } from '../../../src/application/features/wallet/wallet'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { ChainId, type TransferViewModel } from '../../../src/domain/wallet'
import { TransferPages } from '../../../src/ui/features/wallet/TransferPages'
import { en } from '../../../src/ui/features/wallet/translations.en'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

const at = (step: TransferViewModel['step']): TransferViewModel => ({
  step,
  form: {
    kind: 'withdraw',
    currencyId: 5,
    chainId: 1,
    address: ADDRESS,
    isPasted: true,
    repeat: '',
    amount: '250',
    level: null,
  },
  fault: null,
  failure: null,
  isShort: false,
  recordId: null,
  order: {
    kind: 'withdraw',
    currencyId: 5,
    chainId: made(ChainId, 1),
    address: ADDRESS,
    amount: made(Decimal, '250'),
  },
})

const open = (step: TransferViewModel['step']): void => {
  const app = live(ann)
  app.attach(walletImplementation, undefined)
  show(
    <TransferPages of="withdraw" move={at(step)} say={() => undefined}>
      {null}
    </TransferPages>,
    { app },
  )
}

describe('a withdrawal after the form', () => {
  beforeAll(() => addEnglish('wallet', en))

  it.each(['checking', 'confirming', 'signing', 'sending', 'settled'] as const)(
    'keeps the amount, the address and the expected time on screen while it is %s',
    (step) => {
      open(step)
      expect(document.body.textContent).toContain('250')
      expect(document.body.textContent.replaceAll(/\s/gu, '')).toContain(ADDRESS)
      expect(screen.getByText('About 4 min')).toBeTruthy()
    },
  )

  it.each([
    ['checking', 'Check', ['Review']],
    ['confirming', 'Check', ['Review']],
    ['signing', 'Sign', ['Review', 'Check']],
    ['sending', 'Sent', ['Review', 'Check', 'Sign']],
    ['settled', 'Sent', ['Review', 'Check', 'Sign', 'Sent']],
  ] as const)(
    'R2-182 the card of the request stands under the steps while it is %s: the step is %s',
    (step, now, done) => {
      open(step)
      const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
      expect(steps.map(({ textContent }) => textContent)).toEqual(['Review', 'Check', 'Sign', 'Sent'])
      expect(steps.filter((one) => one.hasAttribute('aria-current')).map((one) => one.textContent)).toEqual([now])
      expect(steps.filter((one) => one.hasAttribute('data-done')).map((one) => one.textContent)).toEqual(done)
      const section = screen.getByRole('list', { name: 'Steps' }).parentElement
      expect([...(section?.children ?? [])].slice(0, 3).map(({ tagName }) => tagName)).toEqual(['H2', 'OL', 'DL'])
    },
  )

  it('reads “Sent”, not “Done”, because the network has yet to carry it', () => {
    open('settled')
    expect(screen.getByRole('heading', { name: 'Sent' })).toBeTruthy()
  })

  it('promises no arrival when it has failed', () => {
    open('failed')
    expect(screen.queryByText('About 4 min')).toBeNull()
  })

  it('the place of the wallets is kept until they are known, and no wallet is reported missing before', () => {
    const app = live(ann)
    app.attach(walletImplementation, undefined)
    show(
      <TransferPages of="withdraw" move={at('confirming')} say={() => undefined}>
        {null}
      </TransferPages>,
      { app },
    )
    const list = screen.getByRole('list', { name: en.confirm.sign })
    expect([list.children.length, screen.queryByText(en.confirm.noWallets)]).toEqual([1, null])
    app.find([{ id: 'w', name: 'Wallet A', rdns: 'a.example', icon: null, kind: 'announced', isLast: false }])
    expect([list.children.length, screen.getByText('Wallet A').tagName]).toEqual([1, 'BDI'])
    app.find([])
    expect(screen.getByText(en.confirm.noWallets)).toBeTruthy()
  })
})
