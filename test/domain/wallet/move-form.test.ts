import { describe, expect, it } from 'vitest'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { unreachable } from '../../../src/domain/kernel/failure'
import {
  CHAINS,
  ChainId,
  transferViewModel,
  withdrawalTerms,
  type TransferFormChange,
  type TransferMessage,
  type TransferOrder,
} from '../../../src/domain/wallet'
import { transfersReducer } from '../../../src/domain/wallet/transfer.machine'
import { placesOfCurrency } from '../../../src/domain/wallet/withdrawal-terms'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { alarm, given, wait, type Step } from '../../support/given'

type AskFor = Parameters<Exclude<Step, { readonly wait: number } | { readonly type: string }>>[0]
const step =
  (make: (ask: AskFor) => TransferMessage): Step =>
  (ask) =>
    make(ask)
const amount = (text: string): Decimal => made(Decimal, text)
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const order: TransferOrder = { kind: 'withdraw', currencyId: 5, chainId: 1, address: ADDRESS, amount: amount('12') }

const open = (currencyId = 5): Step =>
  step(() => ({ type: 'wallet/OpenTransfer', key: 'withdraw', kind: 'withdraw', currencyId }))
const change = (to: TransferFormChange): Step =>
  step(() => ({ type: 'wallet/ChangeTransfer', key: 'withdraw', change: to }))
const shown = (...steps: readonly Step[]) => transferViewModel(given(transfersReducer, ...steps).state, 'withdraw')
const formOf = (...steps: readonly Step[]) => shown(...steps).form

const empty = {
  kind: 'withdraw',
  currencyId: 5,
  chainId: null,
  address: '',
  isPasted: false,
  repeat: '',
  amount: '',
  level: null,
}
const filled = [
  open(),
  change({ field: 'chain', chainId: 101 }),
  change({ field: 'address', text: 'abc', isPasted: true }),
  change({ field: 'repeat', text: 'abc' }),
  change({ field: 'amount', text: '12' }),
] as const
const full = { ...empty, chainId: 101, address: 'abc', isPasted: true, repeat: 'abc', amount: '12' }

describe('The withdrawal form', () => {
  it('the withdrawal form is empty at first, and keeps each field as typed', () => {
    expect([formOf(open()), formOf(...filled)]).toEqual([empty, full])
    expect(shown(open())).toMatchObject({
      step: 'editing',
      order: null,
      fault: null,
      failure: null,
      isShort: false,
      recordId: null,
    })
  })

  it('a new chain or address clears the repeated address, and a new currency clears every field except the address', () => {
    expect(formOf(...filled, change({ field: 'chain', chainId: 1 }))).toEqual({ ...full, chainId: 1, repeat: '' })
    expect(formOf(...filled, change({ field: 'address', text: 'abd', isPasted: false }))).toEqual({
      ...full,
      address: 'abd',
      isPasted: false,
      repeat: '',
    })
    expect(formOf(...filled, change({ field: 'currency', currencyId: 60 }))).toEqual({
      ...empty,
      currencyId: 60,
      address: 'abc',
      isPasted: true,
    })
    expect(formOf(...filled, change({ field: 'currency', currencyId: 5 }))).toEqual(full)
  })

  it('a withdrawal form opened again has all its fields, but for another currency only the address', () => {
    expect(formOf(...filled, open())).toEqual(full)
    expect(formOf(...filled, open(60))).toEqual({ ...empty, currencyId: 60, address: 'abc', isPasted: true })
  })

  it('the withdrawal form survives a reload', () => {
    const before = given(transfersReducer, ...filled)
    expect(before.reloaded().state).toEqual(before.state)
  })

  const review = step(() => ({ type: 'wallet/ReviewTransfer', key: 'withdraw', order }))
  const checked = (available: string): Step =>
    step((ask) => ({
      type: 'wallet/TransferChecked',
      ask: ask('check/withdraw'),
      available: amount(available),
      newest: null,
    }))
  const leave = step(() => ({ type: 'wallet/LeaveReview', key: 'withdraw' }))

  it('a member who leaves the review or the confirmation of a withdrawal is back at the filled form, without an order', () => {
    for (const before of [[review], [review, checked('12')]]) {
      expect(shown(...filled, ...before, leave)).toMatchObject({ step: 'editing', order: null, form: full })
      given(transfersReducer, ...filled, ...before, leave).gives({ asks: {} })
    }
  })

  it('the withdrawal form shows a failed check or an insufficient balance until something is typed', () => {
    const failed = step((ask) => ({
      type: 'wallet/TransferNotChecked',
      ask: ask('check/withdraw'),
      failure: unreachable,
    }))
    expect(shown(...filled, review, failed)).toMatchObject({ step: 'editing', failure: unreachable, form: full })
    expect(shown(...filled, review, failed, change({ field: 'amount', text: '1' }))).toMatchObject({ failure: null })
    expect(shown(...filled, review, checked('11'))).toMatchObject({ step: 'editing', isShort: true, order: null })
    expect(shown(...filled, review, checked('11'), change({ field: 'amount', text: '1' })).isShort).toBe(false)
    expect(shown(...filled, review, checked('12')).step).toBe('confirming')
  })

  it('WDR-6 a withdrawal waits two minutes for a signature, and is looked up after 3, 7 and 20 s of waiting if its response is lost', () => {
    const confirm = step(() => ({ type: 'wallet/ConfirmTransfer', key: 'withdraw', wallet: 'w1' }))
    const signing = given(transfersReducer, ...filled, review, checked('12'), wait(1_000), confirm)
    expect(signing.asked()).toEqual({
      'sign/withdraw': { order, wallet: 'w1' },
      'signingOver/withdraw': { at: NOON + 121_000 },
    })
    const signed = step((ask) => ({
      type: 'wallet/TransferSigned',
      ask: ask('sign/withdraw'),
      signatureRef: 7,
      address: '0xme',
      walletChain: 1,
    }))
    const unclear = step((ask) => ({ type: 'wallet/TransferUnclear', ask: ask('send/withdraw'), failure: unreachable }))
    const notSeen = step((ask) => ({ type: 'wallet/TransferNotFound', ask: ask('lookUp/withdraw'), failure: null }))
    const look = [alarm('nextLook/withdraw'), notSeen] as const
    const lost = signing.when(signed, unclear)
    expect(
      [lost, lost.when(...look), lost.when(...look, ...look)].map((story) => story.asked()['nextLook/withdraw']),
    ).toEqual([{ at: NOON + 4_000 }, { at: NOON + 8_000 }, { at: NOON + 21_000 }])
    expect(lost.state.byKey['withdraw']?.context).toMatchObject({
      signatureRef: 0,
      wallet: '',
      address: '',
      walletChain: 0,
    })
  })
})

describe('The cost of a withdrawal', () => {
  it.each([
    [5, 6, '10', ['4', '0.5', '0.2', '0']],
    [2, 6, '5', ['1.5', '0.3', '0.1', '0']],
    [3, 6, '5', ['1.5', '0.3', '0.1', null]],
    [60, 18, '0.002', ['0.0008', null, null, '0']],
    [501, 9, '0.05', [null, null, '0.0005', null]],
    [9, 6, null, [null, null, null, null]],
  ])(
    'each currency has a minimum withdrawal and a fee for each chain that supports the currency: currency %d',
    (currencyId, places, minimum, fees) => {
      expect(placesOfCurrency(currencyId)).toBe(places)
      expect(([1, 56, 101, 5] as const).map((chainId) => withdrawalTerms(currencyId, chainId))).toEqual(
        fees.map((fee) => (fee === null ? null : { minimum, fee })),
      )
    },
  )

  it('each chain has an expected duration of a withdrawal, in seconds', () => {
    expect(CHAINS.map(({ id, family, seconds }) => [id, family, seconds])).toEqual([
      [1, 'evm', 240],
      [56, 'evm', 60],
      [101, 'solana', 20],
      [5, 'evm', 120],
    ])
    expect([1, 5, 56, 101, 0, 2].map((id) => ChainId.is(id))).toEqual([true, true, true, true, false, false])
  })
})
