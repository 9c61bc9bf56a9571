import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { GroupWire } from '../../../src/adapters/wire/entities/group'

const group = { gid: '12345678', name: 'G', owner_xid: 'o', join_type: 0, join_mode: 0 }
const read = (info: object) =>
  GroupWire.decode({ ...group, verify_info: { verification_type: 2, group_status: 1, project_name: 'P', ...info } })

describe('The label of a verified group', () => {
  it('BI-331 the time of a verified label is read as seconds, not as milliseconds', () => {
    expect(read({ verify_time: 1_700_000_000 })).toMatchObject(
      E.right({ verification: { kind: 'official', since: 1_700_000_000_000 } }),
    )
  })

  it.each([[null], ['2024-01-01'], [1e20], [-1]])('BI-329 the invalid label time %j is read as null', (verify_time) => {
    expect(read({ verify_time })).toMatchObject(E.right({ verification: { since: null } }))
  })

  it('R1-068 the label of a verified group links only to an https page', () => {
    expect(
      ['https://x.com/p', 'javascript:alert(1)', 'http://x.com', undefined].map((project_twitter) =>
        read({ project_twitter }),
      ),
    ).toMatchObject(['https://x.com/p', null, null, null].map((link) => E.right({ verification: { link } })))
  })

  it('R1-069 a group with verification_type 1 has the ambassador label, and with verification_type 2 the official label', () => {
    expect([1, 2].map((verification_type) => read({ verification_type }))).toMatchObject(
      ['ambassador', 'official'].map((kind) => E.right({ verification: { kind } })),
    )
  })

  it.each([[{ group_status: 0 }], [{ verification_type: 3 }], [{ verification_type: 0 }]])(
    'R1-070 a group with the verification data %j has no label',
    (info) => {
      expect(read(info)).toMatchObject(E.right({ verification: null }))
    },
  )
})

describe('The link name of a group', () => {
  it.each(['../../etc', '__proto__', 'abc', 'a b c d', 'abcdefghijklmnopqrstu'])(
    'the invalid link name %j of a group is read as null',
    (link) => {
      expect(GroupWire.decode({ ...group, link })).toMatchObject(E.right({ link: null }))
    },
  )
})
