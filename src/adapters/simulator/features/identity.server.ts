import * as E from 'fp-ts/Either'
import { PEOPLE_A_READ } from '../../../domain/identity'
import { identityCalls } from '../../wire/identity'
import { allOf } from '../../wire/list'
import { recoverSigner } from '../recover-signer'
import { anyReply, refuse } from '../reply'
import type { IdentityInput } from '../world/features/identity/feature'
import { blockedBy, detailsFor } from '../world/features/identity/views'
import { aboutOf, personByUid } from '../world/people/profiles'
import { textsFor } from '../world/people/wallets'
import { tell, type ServerFeature } from './server-feature'

const forMembers = refuse('Visitors cannot do this')

/** Who one is, and what one is bound to. Of others only members are told (spec 1 §6: visitors see no profiles). */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.known(identityCalls.own, (_, { account }) => E.right(detailsFor(host.world(), account, account.xid)))
    to.known(identityCalls.other, ({ uid }, { account }) => {
      if (account.isVisitor) return forMembers
      const of = personByUid(host.world(), uid)
      return E.right(of === null ? null : detailsFor(host.world(), of, account.xid))
    })
    to.known(identityCalls.usersByUids, ({ uids }, { account }) => {
      if (account.isVisitor) return forMembers
      if (uids.length > PEOPLE_A_READ) return refuse(`At most ${PEOPLE_A_READ} people at once`)
      const world = host.world()
      return E.right(allOf(uids.flatMap((uid) => {
        const of = personByUid(world, uid)
        return of === null ? [] : [{ uid: of.uid, bio: aboutOf(world, of).bio }]
      })))
    })
    to.known(identityCalls.blocklist, ({ page, limit }, { account }) => {
      if (account.isVisitor) return forMembers
      const [all, size] = [blockedBy(host.world(), account.xid), Math.min(limit, PEOPLE_A_READ)]
      return E.right({ ...allOf(all.slice((page - 1) * size, page * size)) })
    })
    to.known(identityCalls.setEmail, ({ email, security_code: code }, { account: { xid } }) =>
      anyReply(tell(host, ({ at }): IdentityInput => ({ type: 'identity/EmailSet', at, xid, email, code }))))
    to.known(identityCalls.unbindEmail, ({ email, security_code: code }, { account: { xid } }) =>
      anyReply(tell(host, ({ at }): IdentityInput => ({ type: 'identity/EmailUnbound', at, xid, email, code }))))
    to.known(identityCalls.setWallet, async ({ address, signature }, { account: { xid } }) => {
      for (const [nonce, text] of textsFor(host.world(), address, null)) {
        const signer = await recoverSigner(text, signature)
        if (signer?.toLowerCase() === address.toLowerCase()) return anyReply(tell(host, ({ at }): IdentityInput => ({ type: 'identity/WalletSet', at, xid, address, nonce })))
      }
      return refuse('This signature is not right')
    })
    to.known(identityCalls.unbindX, (_, { account: { xid } }) => anyReply(tell(host, ({ at }): IdentityInput => ({ type: 'identity/XUnbound', at, xid }))))
  },
}
