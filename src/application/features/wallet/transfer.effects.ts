import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import { LOOP_ID } from '../../../domain/balance'
import { readTextToSign } from '../../../domain/wallet-sign-in'
import {
  transferEffects,
  transferMessages,
  type SigningFailure,
  type TransferMessage,
  type TransferOrder,
  type WalletRecord,
} from '../../../domain/wallet'
import { sumOf, type Decimal } from '../../../domain/kernel/decimal'
import { compare, negate } from '../../../domain/kernel/decimal-math'
import type { Failure } from '../../../domain/kernel/failure'
import type { TabDeps } from '../../effects/tab-deps'
import { failsWith, tabEffects, type EffectContext, type Outcome } from '../../effects/effect'
import type { WalletAccount } from '../../ports/signer'
import type { Wallet } from './ports'

type Input<N extends keyof typeof transferEffects> = t.TypeOf<(typeof transferEffects)[N]>
/**
 * The result of a post: the id of a record, or `dropped` if the effect posted nothing because the signature has become
 * invalid.
 */
type Sent = { readonly id: string } | { readonly dropped: SigningFailure }

/** How many of the newest records a lookup searches. */
const LOOKED_AT = 20

/** Reads the nonce from the text (decisions.md: a withdrawal signs the nonce). */
const nonceIn = (text: string): string => /^Nonce: *(\S+)$/m.exec(text)?.[1] ?? ''

const historyFor = ({ kind }: TransferOrder) => (kind === 'withdraw' ? 'withdrawal' : 'staking')

const isOf = (record: WalletRecord, order: TransferOrder): boolean => {
  if (order.kind === 'unstake') return record.kind === 'unstake' && compare(record.amount, order.amount) === 0
  if (compare(record.amount, negate(order.amount)) !== 0) return false
  return order.kind === 'stake'
    ? record.kind === 'stake' && record.level === order.level
    : record.kind === 'withdrawal' &&
        record.currencyId === order.currencyId &&
        record.chainId === order.chainId &&
        record.address === order.address
}

export const makeTransferEffects = (
  { ports: { signer }, secrets }: Pick<TabDeps, 'secrets'> & { readonly ports: Pick<TabDeps['ports'], 'signer'> },
  wallet: Wallet,
) => {
  const newestOf = (order: TransferOrder): TE.TaskEither<Failure, string | null> =>
    pipe(
      wallet.history(historyFor(order), 1, LOOKED_AT),
      TE.map(({ items }) => items[0]?.id ?? null),
    )

  const availableFor = (order: TransferOrder): TE.TaskEither<Failure, Decimal> => {
    if (order.kind === 'unstake')
      return pipe(
        wallet.staking(),
        TE.map(({ staked }) => staked),
      )
    const currencyId = order.kind === 'withdraw' ? order.currencyId : LOOP_ID
    return pipe(
      wallet.balances(),
      TE.map((all) => all.find((one) => one.currencyId === currencyId)?.amount ?? sumOf([])),
    )
  }

  /** The id of a record that matches the order and is newer than record `newest`; `null` if there is no such record. */
  const find = (order: TransferOrder, newest: string | null): TE.TaskEither<Failure, string | null> =>
    pipe(
      wallet.history(historyFor(order), 1, LOOKED_AT),
      TE.map(({ items }) => {
        const before = items.findIndex(({ id }) => id === newest)
        return items.slice(0, before === -1 ? items.length : before).find((record) => isOf(record, order))?.id ?? null
      }),
    )

  const post = (
    order: TransferOrder,
    signature: Parameters<Wallet['withdraw']>[1] | null,
  ): TE.TaskEither<Failure, Sent> => {
    const posted =
      order.kind === 'stake'
        ? wallet.stake(order.amount, order.level)
        : order.kind === 'unstake'
          ? wallet.unstake(order.amount)
          : signature === null
            ? null
            : wallet.withdraw(order, signature)
    return posted === null
      ? TE.right({ dropped: 'lost' })
      : pipe(
          posted,
          TE.map((id): Sent => ({ id })),
        )
  }

  const faultNow = async (of: string, account: WalletAccount): Promise<SigningFailure | null> => {
    const now = await signer.account(of)()
    if (E.isLeft(now)) return now.left
    return now.right.address === account.address && now.right.chainId === account.chainId ? null : 'changed'
  }

  const sign = async (
    { wallet: of }: Input<'sign'>,
    { ref: ask, dispatch, isResumed, isWanted }: EffectContext<TransferMessage>,
  ): Promise<void> => {
    const not = (fault: SigningFailure): void => dispatch({ type: 'wallet/TransferNotSigned', ask, fault })
    // After a reload the attempt ends, so that the wallet does not prompt again.
    if (isResumed) return not('lost')
    const account = await signer.connect(of)()
    if (E.isLeft(account)) return not(account.left)
    const nonce = await wallet.withdrawNonce()()
    if (E.isLeft(nonce)) return not('noText')
    const { address, chainId } = account.right
    const text = nonce.right.reveal()
    if (E.isLeft(readTextToSign(text, { address, chainId, site: signer.site, nonce: nonceIn(text) })))
      return not('unfit')
    if (!isWanted()) return undefined
    const signed = await signer.sign(of, address, nonce.right)()
    if (E.isLeft(signed)) return not(signed.left)
    const fault = await faultNow(of, account.right)
    if (fault !== null) return not(fault)
    return isWanted()
      ? dispatch({
          type: 'wallet/TransferSigned',
          ask,
          signatureRef: secrets.hold(signed.right),
          address,
          walletChain: chainId,
        })
      : undefined
  }

  /** Nothing is awaited between the last wallet check and the post, so the wallet cannot change in between (WDR-4). */
  const send =
    ({ order, signatureRef, wallet: of, address, walletChain }: Input<'send'>): TE.TaskEither<Failure, Sent> =>
    async () => {
      if (order.kind !== 'withdraw') return post(order, null)()
      const signature = secrets.take(signatureRef)
      const fault = signature === null ? 'lost' : await faultNow(of, { address, chainId: walletChain })
      return fault === null ? post(order, signature)() : E.right({ dropped: fault })
    }

  return {
    check: tabEffects.read(transferEffects.check, {
      call: ({ order }) =>
        pipe(
          TE.Do,
          TE.bind('available', () => availableFor(order)),
          TE.bind('newest', () => newestOf(order)),
        ),
      toResult: ({ available, newest }, _, ask) => ({ type: 'wallet/TransferChecked', ask, available, newest }),
      failed: failsWith(transferMessages['wallet/TransferNotChecked']),
    }),
    sign: tabEffects.customIdempotent(transferEffects.sign, {
      perform: sign,
      failed: failsWith(transferMessages['wallet/TransferNotSigned'], { fault: 'broken' }),
    }),
    send: tabEffects.once(transferEffects.send, {
      call: send,
      toResult: (sent, _, ask) =>
        'id' in sent
          ? { type: 'wallet/TransferSent', ask, id: sent.id }
          : { type: 'wallet/SignatureDropped', ask, fault: sent.dropped },
      failed: failsWith(transferMessages['wallet/TransferNotSent']),
      toUnknown: failsWith(transferMessages['wallet/TransferUnclear']),
      onResume: ({ order, newest }) =>
        pipe(
          find(order, newest),
          TE.map((id): Outcome<Sent> => (id === null ? { outcome: 'unknown' } : { outcome: 'done', value: { id } })),
        ),
    }),
    lookUp: tabEffects.read(transferEffects.lookUp, {
      call: ({ order, newest }) => find(order, newest),
      toResult: (id, _, ask) =>
        id === null
          ? { type: 'wallet/TransferNotFound', ask, failure: null }
          : { type: 'wallet/TransferFound', ask, id },
      failed: failsWith(transferMessages['wallet/TransferNotFound']),
    }),
  }
}
