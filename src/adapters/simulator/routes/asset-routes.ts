import * as E from 'fp-ts/Either'
import { chainBy, CHAINS, type HistoryName } from '../../../domain/wallet'
import { asList } from '../../wire/codecs/list'
import { mallCalls } from '../../wire/calls/mall-calls'
import { simulatorCalls } from '../../wire/calls/simulator-calls'
import { historyCalls, walletCalls } from '../../wire/calls/wallet-calls'
import { recoverSigner } from '../recover-signer'
import { refuseWith, replyFromOutputs, visitorsRefused } from '../response'
import { emailKey } from '../state/users/email-codes'
import { isWorkDue } from '../state/ledger/advance-chain'
import { amount } from '../state/ledger/currencies'
import { depositAddressOf } from '../state/ledger/deposits'
import { historyOf } from '../state/ledger/histories'
import { chainParameters } from '../state/ledger/chain-parameters'
import { PACKAGES } from '../state/ledger/mall-packages'
import { stakingOf } from '../state/ledger/staking'
import type { ServerOutput } from '../state/output'
import { RULES_NOW } from '../state/rules'
import { pageOf } from '../state/group-views'
import type { ServerFeature } from '../features/server-feature'
import type { Caller, RouteDeps, RouteBuilder } from './route-builder'

const moved = (outputs: readonly ServerOutput[]) =>
  replyFromOutputs(outputs, (output) => (output.type === 'AssetMoved' ? { id: output.id } : null))

/**
 * The text that a wallet signs for a withdrawal, in the format of EIP-191. The nonce in the text may contain only
 * letters and digits.
 */
const nonceText = (id: string, at: number): string => {
  const iso = (time: number): string => new Date(time).toISOString()
  return (
    `Withdraw from Loop. Sign this only if you have asked for a withdrawal.\n\nNonce: ${id.replaceAll(/[-_]/g, '0')}\n` +
    `Issued At: ${iso(at)}\nExpiration Time: ${iso(at + 300_000)}`
  )
}

/**
 * The routes for deposits, staking, withdrawals and their histories. Before every read, the server credits the
 * transfers and rewards that are due.
 */
const assetRoutes = (to: RouteBuilder, { host, mode }: RouteDeps): void => {
  const upToNow = ({ account: { xid } }: Caller) => {
    if (isWorkDue(host.world(), xid, host.now())) host.commit(({ at }) => ({ type: 'ChainAdvanced', at, xid }))
    return { world: host.world(), now: host.now(), xid }
  }
  const members = (caller: Caller) => (caller.account.isVisitor ? visitorsRefused : null)

  const historyRoute = (name: HistoryName): void => {
    to.authenticated(historyCalls[name], ({ page, limit }, caller) => {
      const { world, now, xid } = upToNow(caller)
      return E.right(asList(pageOf(historyOf(world, xid, name, now), page, limit)))
    })
  }
  historyRoute('withdrawal')
  historyRoute('staking')
  historyRoute('deposit')
  historyRoute('loopBuy')
  historyRoute('income')
  historyRoute('payout')

  to.authenticated(walletCalls.depositInfo, () =>
    E.right(
      asList(
        CHAINS.filter(({ id }) => mode === 'testing' || !chainParameters(id).isTest).map(({ id }) => ({
          chainId: id,
          currencyIds: chainParameters(id).currencyIds,
          minimum: amount(chainParameters(id).minimum),
          confirmations: chainParameters(id).confirmations,
        })),
      ),
    ),
  )
  to.authenticated(walletCalls.depositAddress, ({ chain_id }, caller) => {
    const chain = chainBy(chain_id)
    return (
      members(caller) ??
      (chain === null
        ? refuseWith('There is no such network')
        : E.right({
            chainId: chain.id,
            address: depositAddressOf(host.world(), caller.account.xid, chain.id),
            memo: null,
          }))
    )
  })
  to.authenticated(walletCalls.stakingInfo, (_, caller) => {
    const { world, xid } = upToNow(caller)
    return E.right(stakingOf(world, xid))
  })
  to.authenticated(walletCalls.stake, ({ amount: of, level }, caller) => {
    const { xid } = upToNow(caller)
    return moved(
      host.commit(({ at, id }) => ({ type: 'Staked', at, xid, amount: of, level, id: id(), rules: RULES_NOW })),
    )
  })
  to.authenticated(walletCalls.unstake, ({ amount: of }, caller) => {
    const { xid } = upToNow(caller)
    return moved(host.commit(({ at, id }) => ({ type: 'Unstaked', at, xid, amount: of, id: id(), rules: RULES_NOW })))
  })

  to.authenticated(walletCalls.withdrawNonce, (_, { account: { xid } }) =>
    replyFromOutputs(
      host.commit(({ at, id }) => ({ type: 'WithdrawNonceAsked', at, xid, nonce: nonceText(id(), at) })),
      (output) => (output.type === 'WithdrawNonce' ? { nonce: output.nonce } : null),
    ),
  )
  to.authenticated(
    walletCalls.withdraw,
    async ({ currency_id: currencyId, chain_id: chainId, address, amount: of, signature }, caller) => {
      const { xid } = upToNow(caller)
      if (chainId === 5 && mode !== 'testing') return refuseWith('There is no such network')
      const given = host.world().assets.nonces[xid]
      if (given === undefined) return refuseWith('Start this withdrawal again: its signature was used')
      const signer = await recoverSigner(given.nonce, signature)
      if (signer === null) return refuseWith('This signature is not right')
      return moved(
        host.commit(({ at, id }) => ({
          type: 'Withdrawn',
          at,
          xid,
          currencyId,
          chainId,
          address,
          amount: of,
          nonce: given.nonce,
          signer,
          id: id(),
          rules: RULES_NOW,
        })),
      )
    },
  )

  to.authenticated(mallCalls.skuList, () => E.right({ data: asList(PACKAGES) }))
}

/** The test controls of the simulated chain. */
const chainTestControlRoutes = (to: RouteBuilder, { host }: RouteDeps): void => {
  to.public(simulatorCalls.deposit, ({ email, chain_id: chainId, currency_id: currencyId, amount: of }) => {
    const xid = host.world().byEmail[emailKey(email)]
    return xid === undefined
      ? refuseWith('There is no such account')
      : moved(
          host.commit(({ at, id }) => ({ type: 'DepositSent', at, xid, chainId, currencyId, amount: of, id: id() })),
        )
  })
}

export const server: ServerFeature = {
  routes: (to, deps) => {
    assetRoutes(to, deps)
    if (deps.mode === 'testing') chainTestControlRoutes(to, deps)
  },
}
