import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { SpaceStatusWire } from '../../../src/adapters/wire/content/content-fields'
import {
  ModeWire,
  PersonWire,
  RoleWire,
  SpaceInfoWire,
  SpaceWire,
  StatsWire,
} from '../../../src/adapters/wire/entities/space'
import { Space, SpaceInfo, SpaceStats } from '../../../src/domain/space'
import { arbitraryOf } from '../../support/arbitraries/of-codec'
import { throughJson } from '../../support/arbitraries/walk'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { ann, sender } from '../../support/builders/person'
import { infoWith, inRoom, spaceWith } from '../../support/builders/space'

const ROOM = [
  'channel_id',
  'gid',
  'title',
  'status',
  'mic_mode',
  'room_name',
  'start_time',
  'end_time',
  'hosts',
  'speakers',
  'total_count',
  'reminder',
  'announcement',
  'locale',
  'conversation_sid',
]
const GROUP = ['gid', 'name', 'is_participant', 'join_type', 'banner', 'icon', 'owner_xid', 'admin_xids', 'description']

const fieldsOf = (wire: unknown): readonly string[] => (t.UnknownRecord.is(wire) ? Object.keys(wire).sort() : [])
const partOf = (wire: unknown, name: string): unknown => (t.UnknownRecord.is(wire) ? wire[name] : undefined)

describe('A space on the wire', () => {
  it('R2-085 R2-091 a space is encoded with the fields that spec 2 names, with times in seconds and a role for each speaker', () => {
    const speaker = { ...sender(ann), role: 'guest' as const }
    const wire = throughJson(SpaceWire.encode(spaceWith({ startsAt: noonPlus(0), speakers: [speaker] })))
    expect(fieldsOf(wire)).toEqual([...ROOM].sort())
    expect(throughJson(SpaceWire.encode(spaceWith({ founderXid: ann.xid })))).toMatchObject({ founder_xid: ann.xid })
    expect(throughJson(SpaceWire.encode(spaceWith({ revision: 2 })))).toMatchObject({ revision: 2 })
    expect(wire).toMatchObject({ start_time: noonPlus(0) / 1_000, speakers: [{ xid: ann.xid, live_role: 8 }] })
  })

  it('R2-085 R2-086 R2-087 any space is unchanged after it was encoded and decoded', () => {
    const inSeconds = (at: Space['startsAt']) =>
      at === null ? null : made(Space.type.props.startsAt, at - (at % 1_000))
    const space = arbitraryOf(Space).map((any) => ({
      ...any,
      startsAt: inSeconds(any.startsAt),
      endsAt: inSeconds(any.endsAt),
    }))
    fc.assert(
      fc.property(space, arbitraryOf(SpaceInfo.type.props.group), (one, group) => {
        const info: SpaceInfo = { space: one, group }
        const again = SpaceInfoWire.decode(throughJson(SpaceInfoWire.encode(info)))
        expect(again).toMatchObject({
          right: {
            space: {
              channelId: one.channelId,
              status: one.status,
              micMode: one.micMode,
              startsAt: one.startsAt,
              endsAt: one.endsAt,
            },
            group: { gid: group.gid, joinType: group.joinType },
          },
        })
      }),
    )
    fc.assert(
      fc.property(arbitraryOf(SpaceStats), (stats) => {
        expect(fieldsOf(StatsWire.encode(stats))).toEqual([
          'comments',
          'duration',
          'people',
          'reward_level_description',
          'reward_level_icon',
          'tunned',
        ])
      }),
    )
  })

  it('R2-086 a space on the wire includes the fields of its group', () => {
    const wire = throughJson(SpaceInfoWire.encode(infoWith()))
    expect(fieldsOf(partOf(wire, 'group'))).toEqual([...GROUP].sort())
    expect(SpaceInfoWire.decode(wire)).toMatchObject({ right: infoWith() })
  })

  it('R2-088 R2-089 R2-090 the roles, microphone modes and states of a space are numbers on the wire, and unknown numbers have a default', () => {
    expect([5, 6, 4, 8, 7].map((n) => RoleWire.decode(n))).toMatchObject(
      ['audience', 'host', 'speaker', 'guest', 'audience'].map((right) => ({ right })),
    )
    expect([0, 1, 2].map((n) => ModeWire.decode(n))).toMatchObject(
      ['limited', 'open', 'limited'].map((right) => ({ right })),
    )
    expect([0, 1, 2, 3, 5, 4].map((n) => SpaceStatusWire.decode(n))).toMatchObject(
      ['disabled', 'started', 'prepare', 'ended', 'cancelled', 'disabled'].map((right) => ({ right })),
    )
    expect(PersonWire.encode(inRoom(ann, 'host'))).toMatchObject({ xid: ann.xid, live_role: 6 })
  })
})
