import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressedBy,
  cardAction,
  facesOf,
  mayEdit,
  maySetUp,
  placeOf,
  secondsUntil,
  spaceDraftIssues,
  newSpace,
  titleWithin,
} from '../../../src/domain/space'
import type { SpaceStatus, Viewer } from '../../../src/domain/chat'
import { NOON, noonPlus } from '../../support/builders/instant'
import { ann, ben, sender, vera } from '../../support/builders/person'
import { infoWith, inRoom, spaceWith } from '../../support/builders/space'
import { badInput } from '../../ui/support/bad-inputs'

const viewer = ({ xid }: typeof ann, with_: Partial<Viewer> = {}): Viewer => ({
  xid,
  isSuper: false,
  isVisitor: false,
  ...with_,
})
const visitor = viewer(vera, { isVisitor: true })
const all: readonly SpaceStatus[] = ['prepare', 'started', 'ended', 'cancelled', 'disabled']
const over = all.slice(2)

describe('A space card', () => {
  it('SPC-4 R2-027 R2-184 a space card lets hosts and super users start an upcoming space', () => {
    const space = spaceWith({ status: 'prepare' })
    expect(cardAction(space, viewer(ben))).toBe('start')
    expect(cardAction(space, viewer(ann, { isSuper: true }))).toBe('start')
  })

  it('SPC-4 R2-028 the card of an upcoming space offers members a reminder, and visitors nothing', () => {
    const space = spaceWith({ status: 'prepare' })
    expect(cardAction(space, viewer(ann))).toBe('subscribe')
    expect(cardAction({ ...space, isReminded: true }, viewer(ann))).toBe('unsubscribe')
    expect([cardAction(space, visitor), cardAction(space, null)]).toEqual([null, null])
  })

  it('SPC-4 R2-029 a space card lets everybody join a live space', () => {
    for (const one of [viewer(ann), viewer(ben), visitor, null]) expect(cardAction(spaceWith(), one)).toBe('join')
  })

  it('SPC-4 R2-026 a space card offers nothing for an ended space', () => {
    for (const status of over) expect(cardAction(spaceWith({ status }), viewer(ben, { isSuper: true }))).toBeNull()
  })

  it('R2-002 R2-032 R2-114 R2-188 R1-005 only hosts, group staff and super users can edit a space, and only in Prepare', () => {
    const { group } = infoWith({}, { ownerXid: vera.xid, adminXids: [ann.xid] })
    const other = { ...viewer(ann), xid: inRoom({ ...ann, xid: vera.xid }, 'audience').xid }
    const space = spaceWith({ status: 'prepare' })
    for (const one of [viewer(ben), viewer(ann), viewer(vera), viewer(ann, { isSuper: true })])
      expect(mayEdit(space, group, one)).toBe(true)
    expect(mayEdit(space, { ownerXid: ben.xid, adminXids: [] }, other)).toBe(false)
    expect(mayEdit(space, group, visitor)).toBe(false)
    for (const status of all.slice(1))
      expect(mayEdit(spaceWith({ status }), group, viewer(ben, { isSuper: true }))).toBe(false)
  })

  it('R2-025 R2-325 a space card shows at most ten avatars of hosts and speakers, and the number of the others', () => {
    const speakers = Array.from({ length: 10 }, (_, n) => ({
      ...inRoom(ann, 'speaker'),
      xid: inRoom({ ...ann, xid: ann.xid }, 'speaker').xid,
      name: `p${n}`,
    }))
    expect(facesOf({ hosts: [sender(ben)], speakers: [] })).toEqual({ faces: [sender(ben)], more: 0 })
    expect(facesOf({ hosts: [sender(ben)], speakers }).faces).toHaveLength(10)
    expect(facesOf({ hosts: [sender(ben)], speakers }).more).toBe(speakers.length + 1 - 10)
    expect(facesOf({ hosts: [sender(ben)], speakers: speakers.slice(0, 9) }).more).toBe(0)
  })

  it('SPC-10 R2-031 a space card counts down the seconds to the start, never below zero, and a late timer skips at most one second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e7 }),
        fc.integer({ min: 0, max: 1e7 }),
        fc.nat(999),
        (start, now, late) => {
          const seconds = secondsUntil(noonPlus(start), noonPlus(now))
          expect(seconds).toBe(Math.max(0, Math.ceil((start - now) / 1_000)))
          expect(secondsUntil(noonPlus(start), noonPlus(now) + late)).toBeGreaterThanOrEqual(Math.max(0, seconds - 1))
        },
      ),
    )
  })
})

describe('The URL of a space', () => {
  it('SPC-3 R1-056 R2-020 R2-183 a visitor who is no group member is led from the URL of a space to the group', () => {
    for (const status of all) expect(placeOf(infoWith({ status }, { isMember: false }), visitor)).toBe('group')
    expect(placeOf(infoWith({}, { isMember: true }), visitor)).toBe('room')
    expect(placeOf(infoWith({}, { isMember: false }), viewer(ann))).toBe('room')
  })

  it('SPC-3 R2-013 R2-014 R2-021 R2-022 the URL of a space opens a waiting page before the start, then the room, then the summary', () => {
    expect(all.map((status) => placeOf(infoWith({ status }), viewer(ann)))).toEqual([
      'notStarted',
      'room',
      'summary',
      'summary',
      'summary',
    ])
  })

  it.each(['BI-121', 'BI-122', 'BI-123'])(
    '%s space_id a text in the URL of a space is an id only in the form of a UUID',
    (id) => {
      expect(addressedBy(badInput('space_id', id).text)).toBe(id === 'BI-121' ? 'id' : null)
    },
  )

  it.each(['BI-124', 'BI-125'])(
    '%s space_key a text in the URL of a space that is neither an id nor a key is rejected',
    (id) => {
      expect(addressedBy(badInput('space_key', id).text)).toBeNull()
    },
  )

  it('R2-017 a text in the URL of a space is a key only with 6 to 20 letters and digits', () => {
    expect(['abcdef', 'a'.repeat(20), 'Room000101'].map(addressedBy)).toEqual(['key', 'key', 'key'])
    expect(['abcde', 'a'.repeat(21), 'abc_def', ''].map(addressedBy)).toEqual([null, null, null, null])
  })
})

describe('A new space', () => {
  it('R1-218 only a group’s owner, its admins and super users can create a space in the group', () => {
    const { group } = infoWith({}, { ownerXid: ben.xid, adminXids: [ann.xid] })
    expect(
      [viewer(ben), viewer(ann), viewer(vera, { isSuper: true }), viewer(vera), visitor].map((one) =>
        maySetUp(group, one),
      ),
    ).toEqual([true, true, true, false, false])
  })

  it('a space draft with a blank title or a start in the past is refused', () => {
    const draft = newSpace('en')
    expect(spaceDraftIssues({ ...draft, title: ' ' }, NOON)).toEqual(['titleMissing'])
    expect(spaceDraftIssues({ ...draft, title: 'Tea', startsAt: noonPlus(-1) }, NOON)).toEqual(['startPast'])
    expect(spaceDraftIssues({ ...draft, title: 'Tea', startsAt: noonPlus(0) }, NOON)).toEqual([])
  })

  it('the title of a space draft is cut to 100 characters', () => {
    expect(titleWithin('x'.repeat(200))).toHaveLength(100)
  })
})
