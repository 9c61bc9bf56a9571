import { describe, expect, it } from 'vitest'
import { isStaffOf, lookupsOf, roleIn } from '../../../src/domain/group'
import { groupOf } from '../../support/builders/group'
import { ann, ben, vera } from '../../support/builders/person'

describe('A group key in a URL', () => {
  it.each([
    ['BI-105', '12345678', ['gid', 'inviteKey']],
    ['BI-106', '1234567890', ['gid']],
    ['BI-107', '1234567', []],
    ['BI-108', '12345678901', []],
    ['BI-109', 'abc_d1', ['link']],
    ['BI-110', '1abcde', []],
    ['BI-111', 'abcde', []],
    ['BI-112', 'abcdefghijklmnopqrstu', []],
    ['BI-113', '\u212aabcde', []],
    ['BI-114', '\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18', []],
    ['BI-115', '__proto__', []],
    ['BI-116', '12345678%0a', []],
    ['BI-116', '12345678\n', []],
    ['BI-117', '..%2f..%2fapi%2fuser', []],
    ['decisions', 'abcdefgh', ['inviteKey', 'link']],
  ] as const)(
    '%s route_gid the group key %j in a URL is looked up as %j, and not at all if this list is empty (R1-029, R3-334)',
    (_id, word, ways) => {
      expect(lookupsOf(word)).toEqual(ways)
    },
  )
})

describe('A group key of eight characters', () => {
  it.each([
    ['BI-118', 'aB3dE5gH', ['inviteKey', 'link']],
    ['BI-119', 'aB3dE5g!', []],
    ['BI-120', '12345678', ['gid', 'inviteKey']],
  ] as const)(
    '%s invite_key the group key %j is looked up as %j, and not at all if this list is empty',
    (_id, word, ways) => {
      expect(lookupsOf(word)).toEqual(ways)
    },
  )
})

describe('The role of a group member', () => {
  it('R1-231 BI-091 a member’s role is owner, admin or normal according to the group data, not according to the name', () => {
    const group = groupOf('12345678', { ownerXid: ann.xid, adminXids: [ben.xid] })
    expect([ann, ben, vera].map(({ xid }) => roleIn(group, xid))).toEqual(['owner', 'admin', 'normal'])
  })

  it('the owner and the admins of a group count as staff, and other members do not', () => {
    const group = groupOf('12345678', { ownerXid: ann.xid, adminXids: [ben.xid] })
    expect([ann, ben, vera].map(({ xid }) => isStaffOf(group, xid))).toEqual([true, true, false])
  })
})
