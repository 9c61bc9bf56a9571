import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import {
  transferViewModel,
  type TransferFormChange,
  type TransferKey,
  type TransferMessage,
  type TransferOrder,
} from '../../../src/domain/wallet'
import { transfersReducer } from '../../../src/domain/wallet/transfer.machine'
import { made } from '../../support/builders/made'
import { alarm, given, wait, type Step } from '../../support/given'

const amount = (text: string) => made(Decimal, text)
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const order: TransferOrder = { kind: 'withdraw', currencyId: 5, chainId: 1, address: ADDRESS, amount: amount('12') }
const stakeOrder: TransferOrder = { kind: 'stake', amount: amount('12'), level: 1 }

type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step =
  (make: (ask: AskFor) => TransferMessage): Step =>
  (ask) =>
    make(ask)
const open = (key: TransferKey = 'withdraw'): Step =>
  step(() => ({ type: 'wallet/OpenTransfer', key, kind: key, currencyId: 5 }))
const change = (to: TransferFormChange, key: TransferKey = 'withdraw'): Step =>
  step(() => ({ type: 'wallet/ChangeTransfer', key, change: to }))
const review = (of: TransferOrder = order): Step =>
  step(() => ({ type: 'wallet/ReviewTransfer', key: of.kind === 'withdraw' ? 'withdraw' : 'stake', order: of }))
const checked = (available = '100', key: TransferKey = 'withdraw'): Step =>
  step((ask) => ({
    type: 'wallet/TransferChecked',
    ask: ask(`check/${key}`),
    available: amount(available),
    newest: 'n1',
  }))
const confirm = (wallet: string | null = 'w1', key: TransferKey = 'withdraw'): Step =>
  step(() => ({ type: 'wallet/ConfirmTransfer', key, wallet }))
const signed: Step = step((ask) => ({
  type: 'wallet/TransferSigned',
  ask: ask('sign/withdraw'),
  signatureRef: 7,
  address: '0xme',
  walletChain: 1,
}))
const unclear = (key: TransferKey = 'withdraw'): Step =>
  step((ask) => ({ type: 'wallet/TransferUnclear', ask: ask(`send/${key}`), failure: unreachable }))
const notSeen: Step = step((ask) => ({ type: 'wallet/TransferNotFound', ask: ask('lookUp/withdraw'), failure: null }))
const close: Step = step(() => ({ type: 'wallet/CloseTransfer', key: 'withdraw' }))

const filled = [
  open(),
  change({ field: 'chain', chainId: 1 }),
  change({ field: 'address', text: ADDRESS, isPasted: true }),
  change({ field: 'amount', text: '12' }),
] as const
const toConfirm = [...filled, review(), checked()] as const
const toSending = [...toConfirm, confirm(), signed] as const
const shown = (...steps: readonly Step[]) => transferViewModel(given(transfersReducer, ...steps).state, 'withdraw')
const asked = (...steps: readonly Step[]) => Object.keys(given(transfersReducer, ...steps).asked())

describe('A withdrawal', () => {
  it('before the confirmation, a withdrawal reads the balance from the server, and the confirmation shows the order', () => {
    expect(shown(...filled, review()).step).toBe('checking')
    expect(given(transfersReducer, ...filled, review()).asked()).toEqual({ 'check/withdraw': { order } })
    expect(shown(...toConfirm)).toMatchObject({ step: 'confirming', order })
  })

  it('WDR-2 a withdrawal returns to the form with all fields if the balance from the server is too low', () => {
    expect(shown(...filled, review(), checked('11.999999'))).toMatchObject({
      step: 'editing',
      isShort: true,
      form: { amount: '12', address: ADDRESS, chainId: 1 },
    })
  })

  it('a withdrawal cannot be confirmed without a wallet', () => {
    expect(shown(...toConfirm, confirm(null)).step).toBe('confirming')
  })

  it('WDR-8 a withdrawal signs and posts exactly the confirmed order, whatever is typed meanwhile', () => {
    const typed = [change({ field: 'amount', text: '99' }), change({ field: 'address', text: 'x', isPasted: false })]
    expect(given(transfersReducer, ...toConfirm, ...typed, confirm(), ...typed, signed, ...typed).asked()).toEqual({
      'send/withdraw': { order, newest: 'n1', signatureRef: 7, wallet: 'w1', address: '0xme', walletChain: 1 },
    })
  })

  it.each(['refused', 'busy', 'gone', 'broken', 'changed', 'noText', 'unfit', 'lost'] as const)(
    'WDR-7 a withdrawal that gets no signature keeps all fields and posts nothing: %s',
    (fault) => {
      const story = given(
        transfersReducer,
        ...toConfirm,
        confirm(),
        step((ask) => ({ type: 'wallet/TransferNotSigned', ask: ask('sign/withdraw'), fault })),
      )
      expect(transferViewModel(story.state, 'withdraw')).toMatchObject({
        step: 'confirming',
        fault,
        order,
        form: { amount: '12' },
      })
      expect(story.asked()).toEqual({})
    },
  )

  it('if the wallet gives no response for two minutes, a withdrawal returns to the confirmation', () => {
    const silent = [...toConfirm, confirm()]
    expect(asked(...silent)).toEqual(['sign/withdraw', 'signingOver/withdraw'])
    expect(shown(...silent, wait(120_000), alarm('signingOver/withdraw'))).toMatchObject({
      step: 'confirming',
      fault: 'noAnswer',
    })
  })

  it('when the member cancels the signing, a withdrawal returns to the confirmation without a fault of the wallet', () => {
    expect(
      shown(
        ...toConfirm,
        confirm(),
        step(() => ({ type: 'wallet/CancelSigning', key: 'withdraw' })),
      ),
    ).toMatchObject({ step: 'confirming', fault: null })
  })

  it('WDR-4 if the wallet changed after signing, a withdrawal is not posted, and the next confirmation signs again', () => {
    const story = given(
      transfersReducer,
      ...toSending,
      step((ask) => ({ type: 'wallet/SignatureDropped', ask: ask('send/withdraw'), fault: 'changed' })),
    )
    expect(transferViewModel(story.state, 'withdraw')).toMatchObject({ step: 'confirming', fault: 'changed' })
    expect(Object.keys(story.when(confirm()).asked())).toEqual(['sign/withdraw', 'signingOver/withdraw'])
  })

  it('ALL-12 WDR-6 a withdrawal is posted once per confirmation, however often the member presses the button', () => {
    const once = given(transfersReducer, ...toSending)
    expect(once.when(confirm(), review(), confirm(), close).state).toEqual(once.state)
  })

  it('a withdrawal that the server accepted cannot be repeated, and closing the result leads to a form with an empty amount', () => {
    const sent = step((ask) => ({ type: 'wallet/TransferSent', ask: ask('send/withdraw'), id: 'r9' }))
    expect(shown(...toSending, sent)).toMatchObject({ step: 'settled', recordId: 'r9' })
    expect(shown(...toSending, sent, confirm(), review())).toMatchObject({ step: 'settled' })
    expect(shown(...toSending, sent, close)).toMatchObject({
      step: 'editing',
      order: null,
      form: { amount: '', address: ADDRESS, chainId: 1 },
    })
  })

  it('a withdrawal shows the server’s reason for a failure, and keeps the fields', () => {
    const failed = step((ask) => ({
      type: 'wallet/TransferNotSent',
      ask: ask('send/withdraw'),
      failure: refused('You don’t have enough LOOP'),
    }))
    expect(shown(...toSending, failed)).toMatchObject({
      step: 'failed',
      failure: refused('You don’t have enough LOOP'),
    })
    expect(shown(...toSending, failed, close)).toMatchObject({ step: 'editing', form: { amount: '12' } })
  })

  describe('A withdrawal with a lost response', () => {
    const lost = [...toSending, unclear()] as const
    const look = [wait(20_000), alarm('nextLook/withdraw')] as const

    it('WDR-6 a withdrawal of unknown outcome cannot be posted again, and the history is read three times', () => {
      expect(shown(...lost)).toMatchObject({ step: 'looking' })
      expect(shown(...lost, confirm(), review(), close)).toMatchObject({ step: 'looking' })
      const first = given(transfersReducer, ...lost)
      expect(first.asked()).toMatchObject({ 'nextLook/withdraw': {} })
      expect(asked(...lost, ...look)).toEqual(['lookUp/withdraw'])
      expect(given(transfersReducer, ...lost, ...look).asked()).toEqual({ 'lookUp/withdraw': { order, newest: 'n1' } })
      expect(asked(...lost, ...look, notSeen)).toEqual(['nextLook/withdraw'])
      expect(asked(...lost, ...look, notSeen, ...look, notSeen, ...look)).toEqual(['lookUp/withdraw'])
      expect(shown(...lost, ...look, notSeen, ...look, notSeen, ...look, notSeen).step).toBe('unseen')
    })

    it('a withdrawal of unknown outcome is settled once the history contains the withdrawal', () => {
      expect(
        shown(
          ...lost,
          ...look,
          step((ask) => ({ type: 'wallet/TransferFound', ask: ask('lookUp/withdraw'), id: 'r9' })),
        ),
      ).toMatchObject({ step: 'settled', recordId: 'r9' })
    })

    it('a withdrawal not yet found in the history is looked up again when the member requests it or the network returns', () => {
      const unseen = [...lost, ...look, notSeen, ...look, notSeen, ...look, notSeen]
      expect(asked(...unseen)).toEqual([])
      expect(
        asked(
          ...unseen,
          step(() => ({ type: 'wallet/LookUpTransfer', key: 'withdraw' })),
        ),
      ).toEqual(['lookUp/withdraw'])
      expect(asked(...unseen, { type: 'NetworkOnline' })).toEqual(['lookUp/withdraw'])
      expect(shown(...unseen, close)).toMatchObject({ step: 'editing', form: { amount: '12' } })
    })
  })

  it('a withdrawal is cleared when the account’s session ends', () => {
    expect(given(transfersReducer, ...toSending, { type: 'ForgetAccount' }).state.byKey).toEqual({})
  })
})

describe('Staking', () => {
  it('staking is confirmed without a signature, and can run during a withdrawal', () => {
    const story = given(
      transfersReducer,
      ...toSending,
      open('stake'),
      review(stakeOrder),
      checked('100', 'stake'),
      confirm(null, 'stake'),
    )
    expect(Object.keys(story.asked())).toEqual(['send/stake', 'send/withdraw'])
    expect(story.asked()).toMatchObject({ 'send/stake': { order: stakeOrder, newest: 'n1' } })
    expect(transferViewModel(story.when(unclear('stake')).state, 'stake').step).toBe('looking')
    expect(transferViewModel(story.when(unclear('stake')).state, 'withdraw').step).toBe('sending')
  })

  it('switching between staking and unstaking empties the amount', () => {
    const story = given(
      transfersReducer,
      open('stake'),
      change({ field: 'amount', text: '5' }, 'stake'),
      change({ field: 'level', level: 2 }, 'stake'),
      change({ field: 'kind', kind: 'unstake' }, 'stake'),
    )
    expect(transferViewModel(story.state, 'stake').form).toMatchObject({ kind: 'unstake', amount: '', level: 2 })
  })
})
