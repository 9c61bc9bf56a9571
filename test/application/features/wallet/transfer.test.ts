import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it, vi } from 'vitest'
import type { Wallet, WithdrawalOrder } from '../../../../src/application/features/wallet/ports'
import { makeTransferEffects } from '../../../../src/application/features/wallet/transfer.effects'
import { Secret } from '../../../../src/application/ports/browser/vault'
import { SecretRegistry } from '../../../../src/application/secret-registry'
import { Decimal } from '../../../../src/domain/kernel/decimal'
import { refused, unreachable, type Failure } from '../../../../src/domain/kernel/failure'
import type { TransferOrder, WalletRecord } from '../../../../src/domain/wallet'
import { made } from '../../../support/builders/made'
import { ANN_WALLET, BEN_WALLET, FakeSigner, signatureOf } from '../../../support/fake-signer'
import { runEffect } from '../../../support/run-effect'

const amount = (text: string) => made(Decimal, text)
const withdrawal = {
  kind: 'withdraw',
  currencyId: 5,
  chainId: 1,
  address: ANN_WALLET.address,
  amount: amount('20'),
} as const satisfies TransferOrder
const stake = { kind: 'stake', amount: amount('50'), level: 2 } as const satisfies TransferOrder
const unstake = { kind: 'unstake', amount: amount('50') } as const satisfies TransferOrder

const recordOf = (with_: Partial<WalletRecord> = {}): WalletRecord => ({
  id: 'r1',
  kind: 'withdrawal',
  at: null,
  currencyId: 5,
  amount: amount('-20'),
  fee: null,
  status: 'pending',
  chainId: 1,
  address: ANN_WALLET.address,
  txHash: null,
  level: null,
  confirmations: null,
  note: '',
  ...with_,
})
const TEXT = 'Withdraw from Loop.\n\nNonce: abcdefgh12\n'

const bench = (with_: { records?: readonly WalletRecord[]; answer?: Failure; text?: string } = {}) => {
  const { records = [], answer, text = TEXT } = with_
  const posts: unknown[] = []
  const asked: string[] = []
  const reply = (post: unknown): TE.TaskEither<Failure, string> => {
    posts.push(post)
    return answer === undefined ? TE.right('r9') : TE.left(answer)
  }
  const never = () => TE.left(unreachable)
  const wallet: Wallet = {
    balances: () =>
      TE.right([
        {
          currencyId: 5,
          name: 'LOOP',
          icon: null,
          amount: amount('120'),
          usd: amount('1'),
          price: null,
          giftEnabled: true,
          bubbleEnabled: true,
        },
      ]),
    history: (name) => {
      asked.push(name)
      return TE.right({ items: records, dropped: 0 })
    },
    depositChains: never,
    depositAddress: never,
    staking: () => TE.right({ staked: amount('70'), level: 1, unlocksAt: null, rewards: amount('0'), levels: [] }),
    stake: (of, level) => reply({ stake: of, level }),
    unstake: (of) => reply({ unstake: of }),
    withdrawNonce: () => TE.right(new Secret(text)),
    withdraw: (order: WithdrawalOrder, signature) => reply({ order, signature: signature.reveal() }),
  }
  const signer = new FakeSigner()
  const secrets = new SecretRegistry()
  const effects = makeTransferEffects({ ports: { signer }, secrets }, wallet)
  return { effects, signer, secrets, posts, asked }
}

/** The only fact of an effect. */
const factOf = async <M>({ said }: { readonly said: readonly M[] }): Promise<M | undefined> => {
  await vi.waitFor(() => expect(said).toHaveLength(1))
  return said[0]
}

describe('Before a transfer', () => {
  it.each([
    [withdrawal, '120', 'withdrawal'],
    [stake, '120', 'staking'],
    [unstake, '70', 'staking'],
  ])(
    'the available amount and the newest record of the right history are read: $kind',
    async (order, available, name) => {
      const { effects, asked } = bench({ records: [recordOf({ id: 'newest' }), recordOf({ id: 'older' })] })
      expect(await factOf(runEffect(effects.check, { order }))).toMatchObject({
        type: 'wallet/TransferChecked',
        available,
        newest: 'newest',
      })
      expect(asked).toEqual([name])
    },
  )
})

describe('Signing a withdrawal', () => {
  const sign = async (with_: { text?: string; during?: (signer: FakeSigner) => void; resumed?: boolean } = {}) => {
    const { effects, signer, secrets, posts } = bench(with_)
    const running = runEffect(effects.sign, { order: withdrawal, wallet: 'w-1' }, with_.resumed)
    const answerOne = async (): Promise<void> => {
      await vi.waitFor(() => expect(signer.waits || running.said.length > 0).toBe(true))
      signer.answer()
    }
    await answerOne()
    await vi.waitFor(() => expect(signer.waits || running.said.length > 0).toBe(true))
    with_.during?.(signer)
    signer.answer()
    return { fact: await factOf(running), signer, secrets, posts }
  }

  it('WDR-4 the wallet signs exactly the text of the server, and only a number of the signature is in the fact', async () => {
    const { fact, secrets, posts } = await sign()
    expect(fact).toEqual({
      type: 'wallet/TransferSigned',
      ask: { unit: 'test', id: 'test', seq: 1 },
      signatureRef: 1,
      address: ANN_WALLET.address,
      walletChain: 1,
    })
    expect(secrets.take(1)?.reveal()).toBe(signatureOf(ANN_WALLET.address, TEXT))
    expect(posts).toEqual([])
  })

  it.each([
    ['of another site', 'Withdraw at https://evil.example\n\nNonce: abcdefgh12\n'],
    ['with the address of somebody else', `Withdraw to ${BEN_WALLET.address}\n\nNonce: abcdefgh12\n`],
    ['without a nonce', 'Withdraw from Loop.'],
    ['that hides its meaning', `0x${'ab'.repeat(32)}`],
  ])('a text %s is never shown to the wallet', async (_what, text) => {
    const { fact, signer } = await sign({ text })
    expect(fact).toMatchObject({ type: 'wallet/TransferNotSigned', fault: 'unfit' })
    expect(signer.asked).toBe(0)
  })

  it('a signature of an account that the wallet left meanwhile is dropped', async () => {
    const { fact } = await sign({ during: (signer) => signer.choose(BEN_WALLET, false) })
    expect(fact).toMatchObject({ type: 'wallet/TransferNotSigned', fault: 'changed' })
  })

  it('after a reload the wallet is not asked a second time', async () => {
    const { effects, signer } = bench()
    const fact = await factOf(runEffect(effects.sign, { order: withdrawal, wallet: 'w-1' }, true))
    expect([fact, signer.waits]).toMatchObject([{ type: 'wallet/TransferNotSigned', fault: 'lost' }, false])
  })
})

describe('Posting a transfer', () => {
  const signed = (secrets: SecretRegistry) => ({
    signatureRef: secrets.hold(new Secret('a signature')),
    wallet: 'w-1',
    address: ANN_WALLET.address,
    walletChain: ANN_WALLET.chainId,
  })
  const unsigned = { signatureRef: 0, wallet: '', address: '', walletChain: 0 }

  it('WDR-8 a withdrawal is posted once, exactly as confirmed and with its signature, which is used up', async () => {
    const { effects, secrets, posts } = bench()
    const input = { order: withdrawal, newest: null, ...signed(secrets) }
    expect(await factOf(runEffect(effects.send, input))).toMatchObject({ type: 'wallet/TransferSent', id: 'r9' })
    expect(posts).toEqual([{ order: withdrawal, signature: 'a signature' }])
    expect(secrets.look(input.signatureRef)).toBeNull()
  })

  it('WDR-4 a withdrawal is not posted if the wallet changed, or the signature is lost', async () => {
    const changed = bench()
    changed.signer.choose(BEN_WALLET, false)
    const lost = bench()
    const facts = [
      await factOf(runEffect(changed.effects.send, { order: withdrawal, newest: null, ...signed(changed.secrets) })),
      await factOf(runEffect(lost.effects.send, { order: withdrawal, newest: null, ...signed(new SecretRegistry()) })),
    ]
    expect(facts).toMatchObject([
      { type: 'wallet/SignatureDropped', fault: 'changed' },
      { type: 'wallet/SignatureDropped', fault: 'lost' },
    ])
    expect([...changed.posts, ...lost.posts]).toEqual([])
  })

  it('a stake and its end are posted without a signature', async () => {
    const { effects, posts } = bench()
    for (const order of [stake, unstake])
      expect((await factOf(runEffect(effects.send, { order, newest: null, ...unsigned })))?.type).toBe(
        'wallet/TransferSent',
      )
    expect(posts).toEqual([{ stake: '50', level: 2 }, { unstake: '50' }])
  })

  it('a refusal names its failure', async () => {
    const { effects } = bench({ answer: refused('too little') })
    expect(await factOf(runEffect(effects.send, { order: stake, newest: null, ...unsigned }))).toMatchObject({
      type: 'wallet/TransferNotSent',
      failure: refused('too little'),
    })
  })

  it.each([
    ['after a lost answer', false, 1],
    ['after a reload', true, 0],
  ])(
    'ALL-12 %s the newer record in the history decides, and nothing is posted again',
    async (_when, resumed, posts) => {
      const order = stake
      const found = recordOf({ kind: 'stake', amount: amount('-50'), level: 2, chainId: null, address: null })
      for (const [records, type] of [
        [[found, recordOf({ id: 'before' })], 'wallet/TransferSent'],
        [[recordOf({ id: 'before' }), found], 'wallet/TransferUnclear'],
      ] as const) {
        const one = bench({ records, answer: unreachable })
        const fact = await factOf(runEffect(one.effects.send, { order, newest: 'before', ...unsigned }, resumed))
        expect([fact?.type, one.posts.length]).toEqual([type, posts])
      }
    },
  )
})

describe('Looking for a transfer whose answer was lost', () => {
  const lookUp = async (order: TransferOrder, ...records: readonly WalletRecord[]) =>
    (await factOf(runEffect(bench({ records }).effects.lookUp, { order, newest: null })))?.type

  it('finds the record that equals the order in everything that was confirmed', async () => {
    const staked = { chainId: null, address: null } as const
    expect(await lookUp(withdrawal, recordOf())).toBe('wallet/TransferFound')
    expect(await lookUp(stake, recordOf({ kind: 'stake', amount: amount('-50'), level: 2, ...staked }))).toBe(
      'wallet/TransferFound',
    )
    expect(await lookUp(unstake, recordOf({ kind: 'unstake', amount: amount('50.0'), ...staked }))).toBe(
      'wallet/TransferFound',
    )
  })

  it.each<[string, TransferOrder, Partial<WalletRecord>]>([
    ['of another amount', withdrawal, { amount: amount('-20.01') }],
    ['of a deposit of that amount', withdrawal, { amount: amount('20') }],
    ['in another currency', withdrawal, { currencyId: 6 }],
    ['over another chain', withdrawal, { chainId: null }],
    ['to another address', withdrawal, { address: BEN_WALLET.address }],
    ['of another kind', withdrawal, { kind: 'stake' }],
    ['of another level', stake, { kind: 'stake', amount: amount('-50'), level: 1 }],
    ['of a stake, for its end', unstake, { kind: 'stake', amount: amount('50') }],
  ])('does not mistake a record %s for the transfer', async (_what, order, with_) => {
    expect(await lookUp(order, recordOf(with_))).toBe('wallet/TransferNotFound')
  })
})
