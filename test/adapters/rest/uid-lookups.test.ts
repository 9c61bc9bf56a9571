import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { makeUidLookups } from '../../../src/adapters/rest/uid-lookups'
import { unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { handClock, settle } from '../support/hand-clock'

const xid = (name: string) => made(Xid, name)
const uidOf = (who: Xid) => made(Uid, String(who.length * 1_000))

/** Looks people up, nobody of whom is called `nobody`; tells which calls left, and when. */
const setUp = (failure?: Failure) => {
  const clock = handClock()
  const begun = clock.now()
  const calls: (readonly [number, readonly string[]])[] = []
  const find = makeUidLookups(clock, (xids) => {
    calls.push([clock.now() - begun, xids])
    return failure === undefined ? TE.right(xids.flatMap((one) => (one === 'nobody' ? [] : [{ xid: one, uid: uidOf(one) }]))) : TE.left(failure)
  })
  return { clock, calls, find }
}

describe('People who are looked up', () => {
  it('R1-345 leave as one call 100 ms after the first, with everybody who was asked for once', async () => {
    const { clock, calls, find } = setUp()
    const answers = [find(xid('ann'))(), find(xid('benny'))(), find(xid('ann'))()]
    await clock.advance(60)
    answers.push(find(xid('nobody'))(), find(xid('benny'))())
    await clock.advance(39)
    expect(calls).toEqual([])
    await clock.advance(1)
    expect(calls).toEqual([[100, ['ann', 'benny', 'nobody']]])
    expect(await Promise.all(answers)).toEqual([
      E.right(uidOf(xid('ann'))), E.right(uidOf(xid('benny'))), E.right(uidOf(xid('ann'))), E.right(null), E.right(uidOf(xid('benny'))),
    ])
  })

  it('R1-345 who is asked for after a call has left stands in the next one', async () => {
    const { clock, calls, find } = setUp()
    void find(xid('ann'))()
    await clock.advance(100)
    const next = find(xid('ann'))()
    await clock.advance(500)
    expect(calls).toEqual([[100, ['ann']], [200, ['ann']]])
    expect(await next).toEqual(E.right(uidOf(xid('ann'))))
  })

  it('fail together, and are asked for anew afterwards', async () => {
    const { clock, calls, find } = setUp(unreachable)
    const answers = [find(xid('ann'))(), find(xid('benny'))()]
    await clock.advance(100)
    expect(await Promise.all(answers)).toEqual([E.left(unreachable), E.left(unreachable)])
    void find(xid('ann'))()
    await clock.advance(100)
    expect(calls).toHaveLength(2)
  })

  it('are not asked for where nobody runs the look-up', async () => {
    const { clock, calls, find } = setUp()
    find(xid('ann'))
    await settle()
    await clock.advance(1_000)
    expect([calls, clock.waiting()]).toEqual([[], 0])
  })
})
