import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { makeUserLookups } from '../../../src/adapters/rest/user-lookups'
import { unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { makeFakeClock, settle } from '../support/fake-clock'

const xid = (name: string) => made(Xid, name)
const user = (who: Xid) => ({ xid: who, uid: made(Uid, String(who.length * 1_000)) })

/** A look-up that finds everybody except `nobody`, and records each API call with its time. */
const setUp = (failure?: Failure) => {
  const clock = makeFakeClock()
  const begun = clock.now()
  const calls: (readonly [number, readonly string[]])[] = []
  const look = makeUserLookups(clock, (xids) => {
    calls.push([clock.now() - begun, xids])
    return failure === undefined
      ? TE.right(xids.flatMap((found) => (found === 'nobody' ? [] : [user(found)])))
      : TE.left(failure)
  })
  return { clock, calls, find: (...names: readonly string[]) => look(names.map(xid)) }
}

describe('A look-up of people', () => {
  it('R1-345 all look-ups of people within 100 ms are sent as one REST request that names each person once', async () => {
    const { clock, calls, find } = setUp()
    const answers = [find('ann')(), find('benny', 'ann')(), find('ann')()]
    await clock.advance(60)
    answers.push(find('nobody')(), find('benny')())
    await clock.advance(39)
    expect(calls).toEqual([])
    await clock.advance(1)
    expect(calls).toEqual([[100, ['ann', 'benny', 'nobody']]])
    expect(await Promise.all(answers)).toEqual([
      E.right([user(xid('ann'))]),
      E.right([user(xid('ann')), user(xid('benny'))]),
      E.right([user(xid('ann'))]),
      E.right([]),
      E.right([user(xid('benny'))]),
    ])
  })

  it('R1-345 a look-up that begins after a REST request was sent is sent with the next REST request', async () => {
    const { clock, calls, find } = setUp()
    void find('ann')()
    await clock.advance(100)
    const next = find('ann')()
    await clock.advance(500)
    expect(calls).toEqual([
      [100, ['ann']],
      [200, ['ann']],
    ])
    expect(await next).toEqual(E.right([user(xid('ann'))]))
  })

  it('when a REST request fails, all look-ups in that request fail, and a later look-up sends a new REST request', async () => {
    const { clock, calls, find } = setUp(unreachable)
    const answers = [find('ann')(), find('benny')()]
    await clock.advance(100)
    expect(await Promise.all(answers)).toEqual([E.left(unreachable), E.left(unreachable)])
    void find('ann')()
    await clock.advance(100)
    expect(calls).toHaveLength(2)
  })

  it('a look-up of a person that is created but never run sends no REST request', async () => {
    const { clock, calls, find } = setUp()
    find('ann')
    await settle()
    await clock.advance(1_000)
    expect([calls, clock.waiting()]).toEqual([[], 0])
  })
})
