import { describe, expect, it } from 'vitest'
import { userNameIn } from '../../../src/domain/profile'
import { userNamesReducer } from '../../../src/domain/profile/user-names.reducer'
import { unreachable } from '../../../src/domain/kernel/failure'
import type { Xid } from '../../../src/domain/kernel/ids'
import { ann, ben, vera } from '../../support/builders/person'
import { given, type Step } from '../../support/given'

const look = (...xids: readonly Xid[]): Step => ({ type: 'profile/LoadUserNames', xids })
const named =
  (first: Xid, xids: readonly Xid[], ...people: readonly (typeof ben)[]): Step =>
  (ask) => ({
    type: 'profile/UserNamesLoaded',
    ask: ask(`names:${first}`),
    xids,
    people: people.map(({ xid, name }) => ({ xid, name })),
  })
const fresh = given(userNamesReducer)
const asked = (...xids: readonly Xid[]) => ({ [`names:${xids[0]}`]: { xids } })

describe('The names of members known only by xid', () => {
  it('the name of a shown member is requested once, even if the server does not return the name', () => {
    const looking = fresh.when(look(ben.xid, vera.xid), look(ben.xid))
    expect(looking.asked()).toEqual(asked(ben.xid, vera.xid))
    const known = looking.when(named(ben.xid, [ben.xid, vera.xid], ben))
    expect([
      userNameIn(known.state, ben.xid),
      userNameIn(known.state, vera.xid),
      userNameIn(known.state, ann.xid),
    ]).toEqual([ben.name, null, null])
    expect(known.when(look(ben.xid, vera.xid)).asked()).toEqual({})
  })

  it('the names of members shown during a name request are requested after the response to that request', () => {
    const later = fresh.when(look(ben.xid), look(ann.xid))
    expect(later.asked()).toEqual(asked(ben.xid))
    expect(later.when(named(ben.xid, [ben.xid], ben)).asked()).toEqual(asked(ann.xid))
  })

  it('after a failed request, a name is requested again only when the member is shown again', () => {
    const failed = fresh.when(look(ben.xid), (ask) => ({
      type: 'profile/UserNamesNotLoaded',
      ask: ask(`names:${ben.xid}`),
      xids: [ben.xid],
      failure: unreachable,
    }))
    expect(failed.asked()).toEqual({})
    expect(failed.when(look(ben.xid)).asked()).toEqual(asked(ben.xid))
  })

  it('the loaded names of members are cleared when the session ends', () => {
    const known = fresh.when(look(ben.xid), named(ben.xid, [ben.xid], ben), { type: 'ForgetAccount' })
    expect(userNameIn(known.state, ben.xid)).toBeNull()
  })
})
