import * as E from 'fp-ts/Either'
import { PEOPLE_A_READ } from '../../../domain/identity'
import { identityCalls } from '../../wire/calls/identity-calls'
import { asList } from '../../wire/codecs/list'
import { simulatorCalls } from '../../wire/calls/simulator-calls'
import { recoverSigner } from '../recover-signer'
import { emptyReply, refuseWith, visitorsRefused } from '../response'
import type { IdentityInput } from '../state/features/identity/feature'
import { blockedBy, detailsFor } from '../state/features/identity/views'
import { RULES_NOW } from '../state/rules'
import { emailKey } from '../state/users/email-codes'
import { profileDetailsOf, accountByUid } from '../state/users/profiles'
import { signTextsFor } from '../state/users/wallet-sign-in'
import { commitInput, type ServerFeature } from './server-feature'

/** The routes for account details and linked accounts. Visitors may not read profiles (spec 1 §6). */
export const server: ServerFeature = {
  routes: (to, { host, mode }) => {
    to.authenticated(identityCalls.own, (_, { account }) => E.right(detailsFor(host.world(), account, account.xid)))
    to.authenticated(identityCalls.other, ({ uid }, { account }) => {
      if (account.isVisitor) return visitorsRefused
      const of = accountByUid(host.world(), uid)
      return E.right(of === null ? null : detailsFor(host.world(), of, account.xid))
    })
    to.authenticated(identityCalls.usersByUids, ({ uids }, { account }) => {
      if (account.isVisitor) return visitorsRefused
      if (uids.length > PEOPLE_A_READ) return refuseWith(`At most ${PEOPLE_A_READ} people at once`)
      const world = host.world()
      return E.right(
        asList(
          uids.flatMap((uid) => {
            const of = accountByUid(world, uid)
            return of === null ? [] : [{ uid: of.uid, bio: profileDetailsOf(world, of).bio }]
          }),
        ),
      )
    })
    to.authenticated(identityCalls.blocklist, ({ page, limit }, { account }) => {
      if (account.isVisitor) return visitorsRefused
      const [all, size] = [blockedBy(host.world(), account.xid), Math.min(limit, PEOPLE_A_READ)]
      return E.right({ ...asList(all.slice((page - 1) * size, page * size)) })
    })
    to.authenticated(identityCalls.setEmail, ({ email, security_code: code }, { account: { xid }, source }) =>
      emptyReply(
        commitInput(host, ({ at }): IdentityInput => ({ type: 'identity/EmailSet', at, xid, email, code, source })),
      ),
    )
    to.authenticated(identityCalls.unbindEmail, ({ email, security_code: code }, { account: { xid }, source }) =>
      emptyReply(
        commitInput(host, ({ at }): IdentityInput => ({ type: 'identity/EmailUnbound', at, xid, email, code, source })),
      ),
    )
    to.authenticated(identityCalls.setWallet, async ({ address, signature }, { account: { xid }, source }) => {
      for (const [nonce, text] of signTextsFor(host.world(), { address, nonce: null, source })) {
        const signer = await recoverSigner(text, signature)
        if (signer?.toLowerCase() === address.toLowerCase())
          return emptyReply(
            commitInput(host, ({ at }): IdentityInput => ({
              type: 'identity/WalletSet',
              at,
              xid,
              address,
              nonce,
              rules: RULES_NOW,
            })),
          )
      }
      return refuseWith('This signature is not right')
    })
    if (mode === 'testing')
      to.public(simulatorCalls.holdWallet, ({ email, address }) => {
        const xid = host.world().byEmail[emailKey(email)]
        return xid === undefined
          ? refuseWith('There is no such account')
          : emptyReply(
              commitInput(host, ({ at }): IdentityInput => ({ type: 'identity/WalletHeld', at, xid, address })),
            )
      })
    to.authenticated(identityCalls.unbindX, (_, { account: { xid } }) =>
      emptyReply(commitInput(host, ({ at }): IdentityInput => ({ type: 'identity/XUnbound', at, xid }))),
    )
  },
}
