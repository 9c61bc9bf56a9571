import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SpaceStatus, Viewer } from '../../../src/domain/chat'
import { cardAction, mayEdit, mayReadRecap, placeOf, secondsUntil } from '../../../src/domain/space'
import { addMs } from '../../../src/domain/kernel/instant'
import { NOON } from '../../support/builders/instant'
import { ann, ben, sender, vera } from '../../support/builders/person'
import { infoWith } from '../../support/builders/space'
import { counterexample } from '../../support/counterexample'

/** A space of Ben in Vera's group, and a viewer: perhaps a host, the owner, an admin, a super user or a visitor. */
const scene = fc
  .record({
    status: fc.constantFrom<SpaceStatus>('prepare', 'started', 'ended', 'cancelled', 'disabled'),
    isReminded: fc.boolean(),
    who: fc.constantFrom(ann, ben, vera),
    isHost: fc.boolean(),
    isAdmin: fc.boolean(),
    isMember: fc.boolean(),
    isSuper: fc.boolean(),
    isVisitor: fc.boolean(),
  })
  .map(({ status, isReminded, who, isHost, isAdmin, isMember, isSuper, isVisitor }) => {
    const viewer: Viewer = { xid: who.xid, isSuper: isSuper && !isVisitor, isVisitor }
    const info = infoWith(
      { status, isReminded, hosts: [sender(ben), ...(isHost ? [sender(who)] : [])] },
      { ownerXid: vera.xid, adminXids: isAdmin ? [who.xid] : [], isMember },
    )
    return {
      ...info,
      viewer,
      isMember,
      hosts: isHost || who === ben || viewer.isSuper,
      isStaff: who === vera || isAdmin,
    }
  })
type Scene = typeof scene extends fc.Arbitrary<infer S> ? S : never
/** The shortest scene that breaks the rule; `null` if none does. */
const brokenBy = (holds: (given: Scene) => boolean): string | null =>
  counterexample(fc.property(scene, holds), { numRuns: 500 })

describe('What a space offers, for every status and viewer', () => {
  it('SPC-4 a card starts a planned space for its hosts, reminds other members of it, joins a live one, and offers nothing else', () => {
    expect(
      brokenBy(({ space, viewer, hosts }) => {
        const reminder = space.isReminded ? 'unsubscribe' : 'subscribe'
        const ofPlanned = viewer.isVisitor ? null : hosts ? 'start' : reminder
        const wanted = space.status === 'started' ? 'join' : space.status === 'prepare' ? ofPlanned : null
        return cardAction(space, viewer) === wanted
      }),
    ).toBeNull()
  })

  it('SPC-4 SPC-9 only a planned space is edited, and only an ended one has a recap, by its hosts and the group’s staff', () => {
    expect(
      brokenBy(({ space, group, viewer, hosts, isStaff }) => {
        const isTrusted = !viewer.isVisitor && (hosts || isStaff)
        return (
          mayEdit(space, group, viewer) === (isTrusted && space.status === 'prepare') &&
          mayReadRecap(space, group, viewer) === (isTrusted && space.status === 'ended')
        )
      }),
    ).toBeNull()
  })

  it('SPC-3 the page of a space follows its status, but a visitor outside of the group gets to the group', () => {
    const byStatus: Readonly<Record<SpaceStatus, string>> = {
      prepare: 'notStarted',
      started: 'room',
      ended: 'summary',
      cancelled: 'summary',
      disabled: 'summary',
    }
    expect(
      brokenBy(
        ({ space, group, viewer, isMember }) =>
          placeOf({ space, group }, viewer) === (viewer.isVisitor && !isMember ? 'group' : byStatus[space.status]),
      ),
    ).toBeNull()
  })

  it('SPC-10 a countdown is never negative, and a late tick shows the time that is left', () => {
    expect(
      counterexample(
        fc.property(fc.integer({ min: -100_000, max: 4_000_000 }), fc.nat(100_000), (ms, late) => {
          const [left, seconds] = [ms - late, secondsUntil(addMs(NOON, ms), NOON + late)]
          return left <= 0 ? seconds === 0 : (seconds - 1) * 1_000 < left && left <= seconds * 1_000
        }),
      ),
    ).toBeNull()
  })
})
