import { describe, expect, it } from 'vitest'
import { toastOf } from '../../src/application/toast-words'
import { malformed, refused, refusedSilently, sessionRefused, unreachable, type Failure } from '../../src/domain/kernel/failure'
import type { Change } from '../../src/domain/profile'
import { ann, ben } from '../support/builders/person'

const ask = { unit: 'profile', id: 'change', seq: 1 }
const key = (name: string) => [{ type: 'ShowToast', words: { key: name } }]

describe('What a tab says of what came of it', () => {
  it.each<[Change, string]>([['follow', 'followed'], ['unfollow', 'unfollowed'], ['block', 'blocked'], ['unblock', 'unblocked']])(
    'R1-168 R2-158 R2-305 is one toast for %s', (change, words) => {
      expect(toastOf({ type: 'RelationChanged', ask, xid: ben.xid, change })).toEqual(key(words))
    })

  it('R2-305 is one toast for a profile that was updated', () => {
    expect(toastOf({ type: 'ProfileSaved', draft: { uid: ann.uid, name: 'Ann', avatar: null, banner: null, bio: '' } })).toEqual(key('profileUpdated'))
  })

  it.each<Failure>([unreachable, malformed, refused('')])('FOL-4 is one toast for a change that is taken back, where the server has no words: %j', (failure) => {
    expect(toastOf({ type: 'RelationNotChanged', ask, xid: ben.xid, change: 'follow', failure })).toEqual(key('notChanged'))
    expect(toastOf({ type: 'SwitchNotSet', ask, kind: 'dm', failure })).toEqual(key('notChanged'))
  })

  it.each<Failure>([refused('no'), refusedSilently, sessionRefused])('ALL-9 is none of its own where there is one already, or none is wanted: %j', (failure) => {
    expect(toastOf({ type: 'RelationNotChanged', ask, xid: ben.xid, change: 'follow', failure })).toEqual([])
    expect(toastOf({ type: 'SwitchNotSet', ask, kind: 'dm', failure })).toEqual([])
  })
})
