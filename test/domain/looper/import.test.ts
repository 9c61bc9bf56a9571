import { describe, expect, it } from 'vitest'
import { orderOf } from '../../../src/domain/looper'
import { importTargetOf } from '../../../src/domain/looper/exclusive'
import { communityImportReducer } from '../../../src/domain/looper/community-import.reducer'
import { unreachable } from '../../../src/domain/kernel/failure'
import { Gid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { given, type Step } from '../../support/given'
import { badInput } from '../../ui/support/bad-inputs'

const HOSTS = ['app.example']
const bad = (id: string) => importTargetOf(badInput('import_url', id).text, HOSTS)
const typed = (text: string): Step =>
  Object.assign({ type: 'looper/TypeImport' as const }, { typed: text, hosts: HOSTS })

describe('The import of a community', () => {
  it.each(['BI-373', 'BI-376', 'BI-377'])(
    'R3-211 %s import_url: an import URL with another host, a user name or “..” in its path is refused',
    (id) => {
      expect(bad(id)).toBeNull()
    },
  )

  it('R3-211 R3-212 BI-374 import_url: an import URL on the app’s host is accepted, and in development also on a test host', () => {
    expect(bad('BI-374')).toEqual({ word: '12345678', by: ['gid', 'inviteKey'] })
    expect(importTargetOf('http://test.loop.example/g/12345678', ['localhost:5173', 'test.loop.example'])?.by[0]).toBe(
      'gid',
    )
  })

  it('R3-211 the host of an address is compared without trailing dots', () => {
    const isRead = (host: string) => importTargetOf(`https://${host}/g/12345678`, HOSTS) !== null
    expect(['APP.example.', 'app.example..', 'app.example.evil.', '...'].map(isRead)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('BI-375 import_url: the query and the hash of an import URL are ignored', () => {
    expect(bad('BI-375')).toEqual({ word: 'aB3dE5gH', by: ['inviteKey', 'link'] })
  })

  it('R3-212 R3-213 R3-214 an import URL names a group by gid (8 to 10 digits), invite key (8 characters) or link name', () => {
    const by = (path: string) => importTargetOf(`https://app.example/${path}`, HOSTS)?.by[0] ?? null
    expect(['group/1234567', 'group/12345678', 'g/1234567890', 'g/12345678901'].map(by)).toEqual([
      null,
      'gid',
      'gid',
      null,
    ])
    expect(['g/1a2b3c4d', 'g/1a2b3c4', 'group/1a2b3c4d5'].map(by)).toEqual(['inviteKey', null, null])
    expect(['g/abcde', 'group/abcdef', 'g/tea_room_9', 'group/_abcdef', 'group/a23456789012345678901'].map(by)).toEqual(
      [null, 'link', 'link', null, null],
    )
  })

  it('R3-215 R3-307 an import URL of an unsupported form is recorded as typed, and clears the community found before', () => {
    const found: Step = (ask) =>
      Object.assign(
        { type: 'looper/GroupFound' as const, ask: ask('find:1') },
        { found: { gid: made(Gid, '12345678'), name: 'Tea', avatar: null } },
      )
    given(communityImportReducer, typed('https://app.example/group/12345678'))
      .gives({ data: { status: 'parsing' }, asks: { 'find:1': { word: '12345678', by: ['gid', 'inviteKey'] } } })
      .when(found)
      .gives({ data: { status: 'found', found: { name: 'Tea' } }, asks: {} })
      .when(typed('https://app.example/profile/12345678'))
      .gives({ data: { status: 'unsupported', typed: 'https://app.example/profile/12345678', found: null }, asks: {} })
  })

  it('R3-215 the import form reports that no community was found or that the lookup failed, and nothing for an empty URL', () => {
    const asked = given(communityImportReducer, typed('https://app.example/group/12345678'))
    asked
      .when((ask) => Object.assign({ type: 'looper/GroupFound' as const, ask: ask('find:1') }, { found: null }))
      .gives({ data: { status: 'nobody', found: null }, asks: {} })
    const failed = asked
      .when((ask) =>
        Object.assign({ type: 'looper/GroupNotLookedUp' as const, ask: ask('find:1') }, { failure: unreachable }),
      )
      .gives({ data: { status: 'failed' }, asks: {} })
    failed.when({ type: 'ForgetAccount' }).gives({ data: { typed: '', status: 'idle', round: 0 } })
    given(communityImportReducer, typed('  ')).gives({ data: { status: 'idle', lookup: null }, asks: {} })
    asked
      .when(typed('https://app.example/group/12345679'))
      .gives({ asks: { 'find:2': { word: '12345679', by: ['gid', 'inviteKey'] } } })
    expect(importTargetOf(`https://app.example/group/12345678?${'x'.repeat(2_048)}`, HOSTS)).toBeNull()
  })

  it.each(['BI-378', 'BI-379', 'BI-380'])(
    'R3-218 R3-331 %s import_order: an import order is rejected unless it is a whole number above 0',
    (id) => {
      expect(orderOf(badInput('import_order', id).text)).toBeNull()
    },
  )

  it('R3-218 R3-331 an import order is accepted with blanks around it, but not with a leading zero or too many digits', () => {
    expect(['1', ' 12 ', '-1', '', '01', '9999999999'].map(orderOf)).toEqual([1, 12, null, null, null, null])
  })
})
