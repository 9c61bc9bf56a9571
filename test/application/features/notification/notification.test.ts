import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { makeAccessRequestEffects } from '../../../../src/application/features/notification/access-request.effects'
import { RunningEffect } from '../../../../src/application/effects/running-effect'
import type { AccountMessage } from '../../../../src/domain/features'
import { refused, unreachable, type Failure } from '../../../../src/domain/kernel/failure'
import type { AccessRequest } from '../../../../src/domain/notification'
import { NOON } from '../../../support/builders/instant'
import { accessRequest } from '../../../support/builders/notice'

const ask = { unit: 'notification/requests', id: 'decide/group:r1', seq: 1 }
const { id, isSpace, conversationId, seq } = accessRequest()
const order = { id, isSpace, conversationId, seq }
const settled = () =>
  new Promise<void>((done) => {
    setTimeout(done, 0)
  })

interface Server {
  readonly decides?: Failure
  readonly list?: readonly AccessRequest[] | Failure
  readonly resumed?: boolean
}
/** Presses Accept, and returns the dispatched messages and the decisions posted to the server. */
const deciding = async ({ decides, list = [], resumed = false }: Server) => {
  const posts: boolean[] = []
  const said: AccountMessage[] = []
  let reads = 0
  const effects = makeAccessRequestEffects(
    {
      decide: (_order, accepts) => {
        posts.push(accepts)
        return decides === undefined ? TE.right(undefined) : TE.left(decides)
      },
      requests: () => ('_tag' in list ? TE.left(list) : TE.right({ items: list, dropped: 0 })),
    },
    () => {
      reads += 1
      return Promise.resolve()
    },
  )
  const running = new RunningEffect(
    effects.decide,
    { order, accepts: true },
    {
      ask,
      say: (message) => {
        said.push(message)
      },
      resumed,
      session: () => null,
    },
  )
  if (resumed) running.resume(NOON)
  else running.perform(NOON)
  await settled()
  return { posts, said, reads }
}

describe('A decision on an access request', () => {
  it('ACC-3 a decision on an access request is posted once, and then the list of requests is read again', async () => {
    expect(await deciding({})).toMatchObject({
      posts: [true],
      said: [{ type: 'notification/Decided', decision: 'accepted' }],
      reads: 1,
    })
  })

  it('ACC-5 a decision on an access request that the server refuses is reported as failed', async () => {
    expect(await deciding({ decides: refused('This request has been answered') })).toMatchObject({
      posts: [true],
      said: [{ type: 'notification/NotDecided', failure: refused('This request has been answered') }],
    })
  })

  it.each<[string, Server['list'], object]>([
    [
      'an accepted request counts as accepted',
      [accessRequest({ status: 'accepted' })],
      { type: 'notification/Decided', decision: 'accepted' },
    ],
    [
      'a request that another admin ignored counts as ignored',
      [accessRequest({ status: 'ignored' })],
      { type: 'notification/Decided', decision: 'ignored' },
    ],
    ['a pending request counts as not decided', [accessRequest()], { type: 'notification/NotDecided' }],
    [
      'a request that is not listed counts as unclear',
      [accessRequest({ id: 'r2' })],
      { type: 'notification/DecisionUnclear' },
    ],
    ['a request that cannot be looked up counts as unclear', unreachable, { type: 'notification/DecisionUnclear' }],
  ])(
    'ACC-3 ACC-6 a decision without a response is looked up, not posted again, even after a reload: %s',
    async (_what, list = [], outcome) => {
      expect(await deciding({ decides: unreachable, list })).toMatchObject({ posts: [true], said: [outcome] })
      expect(await deciding({ list, resumed: true })).toMatchObject({ posts: [], said: [outcome] })
    },
  )
})
