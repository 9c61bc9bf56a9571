import { describe, expect, it } from 'vitest'
import { nextInMicQueue, orderedMicQueue } from '../../../src/domain/space'
import { noonPlus } from '../../support/builders/instant'
import { ann, ben, vera } from '../../support/builders/person'
import { eventOf } from '../../support/builders/space'
import type { Step } from '../../support/given'
import { wait } from '../../support/given'
import { as, byHost, hear, now, said } from './room-story'

const asks: Step = hear('request', { fromXid: vera.xid })
const told = (waitedMs: number, silentMs: number | null): Step =>
  hear('place', { toXid: vera.xid, place: 1, waitedMs, silentMs })
const request = (xid: typeof ann.xid, spokeAt: number | null, step: 'waiting' | 'allowing' = 'waiting') => ({
  xid,
  until: noonPlus(30_000),
  since: noonPlus(0),
  spokeAt: spokeAt === null ? null : noonPlus(spokeAt),
  step,
})

describe('The line of requests at a host', () => {
  it('R4-301 shows since when a person waits and when they last spoke, as the server told', () => {
    expect(now(as('host').when(asks)).queue).toMatchObject([{ since: noonPlus(0), spokeAt: null }])
    const later = as('host').when(asks, wait(5_000), told(7_000, 65_000))
    expect(now(later).queue).toMatchObject([{ since: noonPlus(-2_000), spokeAt: noonPlus(-60_000) }])
    expect(now(later.when(told(7_000, null))).queue).toMatchObject([{ spokeAt: null }])
  })

  it('R4-301 takes no place from anybody but the server', () => {
    const forged = hear('place', { fromXid: ben.xid, toXid: vera.xid, place: 1, waitedMs: 9_000 })
    expect(now(as('host').when(asks, forged)).queue).toMatchObject([{ since: noonPlus(0) }])
  })

  it('R4-301 MIC-2 a person who asks again in time keeps the place, for 30 s more', () => {
    const again = as('host').when(asks, wait(12_000), asks)
    expect(now(again).queue).toMatchObject([{ since: noonPlus(0), until: noonPlus(42_000) }])
  })

  it('R4-303 is read by arrival, or with those first who spoke least recently', () => {
    const queue = [request(ann.xid, 50), request(ben.xid, null), request(vera.xid, 10)]
    expect(orderedMicQueue(queue, 'arrival')).toEqual(queue)
    expect(orderedMicQueue(queue, 'silence').map(({ xid }) => xid)).toEqual([ben.xid, vera.xid, ann.xid])
  })

  it('R4-303 names the first person about whom no decision is being sent as the next', () => {
    expect(nextInMicQueue([request(ann.xid, null, 'allowing'), request(ben.xid, null)])?.xid).toBe(ben.xid)
    expect(nextInMicQueue([])).toBeNull()
  })

  it('R4-304 sends the note with the refusal, and not with a later allowance', () => {
    const skipped = as('host').when(asks, { type: 'space/RefuseMicRequest', xid: vera.xid, note: 'Next round!' })
    expect(said(skipped)).toMatchObject([{ event: { kind: 'decline', toXid: vera.xid, note: 'Next round!' } }])
    const lost: Step = (ask) => ({
      type: 'space/DecisionNotSent',
      ask: ask(`decision/${vera.xid}`),
      event: eventOf('decline', { fromXid: ann.xid, toXid: vera.xid }),
    })
    const allowed = skipped.when(lost, { type: 'space/AllowMicRequest', xid: vera.xid })
    expect(said(allowed)).toMatchObject([{ event: { kind: 'allow', note: null } }])
  })
})

describe('A listener who asks to speak', () => {
  const mine = (place: number | null, toXid = ann.xid): Step => hear('place', { toXid, place })

  it('R4-302 sees the own place until the request ends', () => {
    const waiting = as('audience').when({ type: 'space/RequestMic' }, mine(3))
    expect(now(waiting).mic.place).toBe(3)
    expect(now(waiting.when(mine(2))).mic.place).toBe(2)
    expect(now(waiting.when(mine(1, vera.xid))).mic.place).toBe(3)
    expect(now(waiting.when({ type: 'space/CancelMicRequest' })).mic.place).toBeNull()
  })

  it('R4-302 has no place without a request', () => {
    expect(now(as('audience').when(mine(1))).mic.place).toBeNull()
  })

  it('R4-304 reads the host’s note with the refusal', () => {
    const skipped = as('audience').when({ type: 'space/RequestMic' }, byHost('decline', { note: 'Next round!' }))
    expect(now(skipped).notices).toMatchObject([{ kind: 'declined', note: 'Next round!' }])
  })
})
