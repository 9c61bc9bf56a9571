import * as E from 'fp-ts/Either'
import { chainBy, CHAINS, type HistoryName } from '../../../domain/wallet'
import { allOf } from '../../wire/list'
import { mallCalls } from '../../wire/mall-calls'
import { simulatorCalls } from '../../wire/simulator-calls'
import { historyCalls, walletCalls } from '../../wire/wallet-calls'
import { recoverSigner } from '../recover-signer'
import { refuse, replyFrom } from '../reply'
import { emailKey } from '../world/people/accounts'
import { isWorkDue } from '../world/ledger/chain-work'
import { amount } from '../world/ledger/currencies'
import { depositAddressOf } from '../world/ledger/deposits'
import { historyOf } from '../world/ledger/histories'
import { chainwork } from '../world/ledger/limits'
import { PACKAGES } from '../world/ledger/packages'
import { stakingOf } from '../world/ledger/staking'
import type { WorldOutput } from '../world/output'
import { pageOf } from '../world/views'
import type { Caller, RouteDeps, ToRoute } from './route'

const moved = (outputs: readonly WorldOutput[]) => replyFrom(outputs, (output) => (output.type === 'AssetMoved' ? { id: output.id } : null))

/** An EIP-191 text that names what it is for; letters and digits alone in its nonce. */
const nonceText = (id: string, at: number): string => {
  const iso = (time: number): string => new Date(time).toISOString()
  return `Withdraw from Loop. Sign this only if you have asked for a withdrawal.\n\nNonce: ${id.replaceAll(/[-_]/g, '0')}\n`
    + `Issued At: ${iso(at)}\nExpiration Time: ${iso(at + 300_000)}`
}

/** Deposits, staking, withdrawals and their histories. What time has brought somebody is booked before they are told. */
export const assetRoutes = (to: ToRoute, { host, mode }: RouteDeps): void => {
  const upToNow = ({ account: { xid } }: Caller) => {
    if (isWorkDue(host.world(), xid, host.now())) host.commit(({ at }) => ({ type: 'ChainAdvanced', at, xid }))
    return { world: host.world(), now: host.now(), xid }
  }
  const members = (caller: Caller) => (caller.account.isVisitor ? refuse('Visitors cannot do this') : null)

  const historyRoute = (name: HistoryName): void => {
    to.known(historyCalls[name], ({ page, limit }, caller) => {
      const { world, now, xid } = upToNow(caller)
      return E.right(allOf(pageOf(historyOf(world, xid, name, now), page, limit)))
    })
  }
  historyRoute('withdrawal')
  historyRoute('staking')
  historyRoute('deposit')
  historyRoute('loopBuy')
  historyRoute('income')
  historyRoute('payout')

  to.known(walletCalls.depositInfo, () => E.right(allOf(CHAINS.filter(({ id }) => mode === 'testing' || !chainwork(id).isTest).map(({ id }) => ({
    chainId: id, currencyIds: chainwork(id).currencyIds, minimum: amount(chainwork(id).minimum), confirmations: chainwork(id).confirmations })))))
  to.known(walletCalls.depositAddress, ({ chain_id }, caller) => {
    const chain = chainBy(chain_id)
    return members(caller) ?? (chain === null ? refuse('There is no such network')
      : E.right({ chainId: chain.id, address: depositAddressOf(host.world(), caller.account.xid, chain.id), memo: null }))
  })
  to.known(walletCalls.stakingInfo, (_, caller) => {
    const { world, xid } = upToNow(caller)
    return E.right(stakingOf(world, xid))
  })
  to.known(walletCalls.stake, ({ amount: of, level }, caller) => {
    const { xid } = upToNow(caller)
    return moved(host.commit(({ at, id }) => ({ type: 'Staked', at, xid, amount: of, level, id: id() })))
  })
  to.known(walletCalls.unstake, ({ amount: of }, caller) => {
    const { xid } = upToNow(caller)
    return moved(host.commit(({ at, id }) => ({ type: 'Unstaked', at, xid, amount: of, id: id() })))
  })

  to.known(walletCalls.withdrawNonce, (_, { account: { xid } }) => replyFrom(host.commit(({ at, id }) =>
    ({ type: 'WithdrawNonceAsked', at, xid, nonce: nonceText(id(), at) })), (output) => (output.type === 'WithdrawNonce' ? { nonce: output.nonce } : null)))
  to.known(walletCalls.withdraw, async ({ currency_id: currencyId, chain_id: chainId, address, amount: of, signature }, caller) => {
    const { xid } = upToNow(caller)
    if (chainId === 5 && mode !== 'testing') return refuse('There is no such network')
    const given = host.world().assets.nonces[xid]
    if (given === undefined) return refuse('Start this withdrawal again: its signature was used')
    const signer = await recoverSigner(given.nonce, signature)
    if (signer === null) return refuse('This signature is not right')
    return moved(host.commit(({ at, id }) =>
      ({ type: 'Withdrawn', at, xid, currencyId, chainId, address, amount: of, nonce: given.nonce, signer, id: id() })))
  })

  to.known(mallCalls.skuList, () => E.right({ data: allOf(PACKAGES) }))
}

/** What only a simulated chain can be told. */
export const chainLeverRoutes = (to: ToRoute, { host }: RouteDeps): void => {
  to.open(simulatorCalls.deposit, ({ email, chain_id: chainId, currency_id: currencyId, amount: of }) => {
    const xid = host.world().byEmail[emailKey(email)]
    return xid === undefined ? refuse('There is no such account')
      : moved(host.commit(({ at, id }) => ({ type: 'DepositSent', at, xid, chainId, currencyId, amount: of, id: id() })))
  })
}
