import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Identities } from '../../application/features/identity/ports'
import { identityCalls } from '../wire/calls/identity-calls'
import type { ListPage } from '../wire/codecs/list'
import type { RestClient } from './client/rest-client'

const done = TE.map(() => undefined)

/** Identities over the API (spec 2 §7). */
export const makeIdentities = (rest: RestClient): Identities => {
  const counted = <A>(rows: ListPage<A>): ListPage<A> => {
    rest.countDropped(rows.dropped)
    return rows
  }
  return {
    own: () => rest.call(identityCalls.own, {}),
    of: (uid) => rest.call(identityCalls.other, { uid }),
    briefs: (uids) =>
      pipe(
        rest.call(identityCalls.usersByUids, { uids }),
        TE.map((rows) => counted(rows).items),
      ),
    blocked: (page, limit) => pipe(rest.call(identityCalls.blocklist, { page, limit }), TE.map(counted)),
    setEmail: (email, code) => pipe(rest.call(identityCalls.setEmail, { email, security_code: code.reveal() }), done),
    unbindEmail: (email, code) =>
      pipe(rest.call(identityCalls.unbindEmail, { email, security_code: code.reveal() }), done),
    bindWallet: (address, signature) =>
      pipe(rest.call(identityCalls.setWallet, { address, signature: signature.reveal() }), done),
    unbindX: () => pipe(rest.call(identityCalls.unbindX, {}), done),
  }
}
