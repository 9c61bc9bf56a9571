import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Clock } from '../../application/ports/browser/clock'
import type { Profiles } from '../../application/ports/profiles'
import { bioWithin, type Change } from '../../domain/profile'
import type { Xid } from '../../domain/kernel/ids'
import { cleanName } from '../wire/codecs/clean-name'
import type { ListPage } from '../wire/codecs/list'
import { FOLLOW_FLAG, profileCalls, UNFOLLOW_FLAG } from '../wire/calls/profile-calls'
import { searchCalls } from '../wire/calls/search-calls'
import { makeUserLookups } from './user-lookups'
import type { RestClient } from './client/rest-client'

/** Profiles over the API (spec 2 §7). */
export const makeProfiles = (rest: RestClient, clock: Clock): Profiles => {
  const changing = (xid: Xid, change: Change) => {
    switch (change) {
      case 'follow':
        return rest.call(profileCalls.follow, { xid, type: FOLLOW_FLAG })
      case 'unfollow':
        return rest.call(profileCalls.follow, { xid, type: UNFOLLOW_FLAG })
      case 'block':
        return rest.call(profileCalls.block, { xid })
      case 'unblock':
        return rest.call(profileCalls.unblock, { xid })
    }
  }
  const byXids = (xids: readonly Xid[]) =>
    pipe(
      rest.call(profileCalls.usersByXids, { xids, request_nft: 0 }),
      TE.map(({ items }) => items),
    )
  const together = makeUserLookups(clock, byXids)
  const done = TE.map(() => undefined)
  const counted = <A>(rows: ListPage<A>): ListPage<A> => {
    rest.countDropped(rows.dropped)
    return rows
  }
  return {
    search: (keyword, page, limit) => pipe(rest.call(searchCalls.people, { keyword, page, limit }), TE.map(counted)),
    own: () => rest.call(profileCalls.getProfile, {}),
    find: (uid) => rest.call(profileCalls.getOtherProfile, { uid }),
    uidOf: (xid) =>
      pipe(
        byXids([xid]),
        TE.map((people) => people.find((person) => person.xid === xid)?.uid ?? null),
      ),
    namesOf: (xids) =>
      pipe(
        together(xids),
        TE.map((people) => people.map(({ xid, name }) => ({ xid, name }))),
      ),
    follows: (list, xid, before) => {
      const cursor = before ?? undefined
      return pipe(
        list === 'followers'
          ? rest.call(profileCalls.followerList, { xid, cursor })
          : rest.call(profileCalls.followingList, { uid: undefined, keyword: undefined, xid, cursor }),
        TE.map(counted),
      )
    },
    change: (xid, change) => pipe(changing(xid, change), done),
    setSwitch: (kind, on) => pipe(rest.call(profileCalls.updateSwitch, { type: kind, switch: on ? 1 : 0 }), done),
    save: (draft) => {
      const taken = { ...draft, name: cleanName(draft.name, draft.name), bio: bioWithin(draft.bio) }
      return pipe(
        rest.call(profileCalls.updateProfile, {
          uid: taken.uid,
          username: taken.name,
          head: taken.avatar ?? '',
          bg_image: taken.banner ?? '',
          bio: taken.bio,
        }),
        TE.map(() => taken),
      )
    },
  }
}
