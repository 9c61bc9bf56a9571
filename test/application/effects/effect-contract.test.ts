import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { failsWith, tabEffects, type Effect } from '../../../src/application/effects/effect'
import { makeUploadEffects } from '../../../src/application/features/upload/upload.effects'
import { RunningEffect } from '../../../src/application/effects/running-effect'
import type { AccountMessage, TabMessage } from '../../../src/domain/features'
import { unreachable } from '../../../src/domain/kernel/failure'
import type { SessionId } from '../../../src/domain/kernel/ids'
import {
  groupActionEffects,
  groupActionMessages,
  linkCheckEffects,
  linkCheckMessages,
} from '../../../src/domain/group-admin'
import { groupOf } from '../../support/builders/group'
import { NOON } from '../../support/builders/instant'
import { ann, ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { MemoryFileStore } from '../../support/in-memory/file-store'
import { memoryFileCache } from '../../support/in-memory/file-cache'

const { idempotent, customIdempotent, read } = tabEffects
const ask = { unit: 'test', id: 'test', seq: 1 }
const settled = () =>
  new Promise<void>((done) => {
    setImmediate(done)
  })

const begin = <M>(effect: Effect<M>, input: unknown, session: () => SessionId | null = () => null) => {
  const said: M[] = []
  const running = new RunningEffect(effect, input, {
    ask,
    say: (message) => {
      said.push(message)
    },
    resumed: false,
    session,
  })
  running.perform(NOON)
  return { said, running }
}

const { gid } = groupOf('10000001')
const notPerformed = failsWith(groupActionMessages['group-admin/GroupActionFailed'])
const deed = { kind: 'leave', gid, xid: ann.xid } as const

describe('An effect that breaks', () => {
  const cases: readonly (readonly [string, () => Promise<void> | void])[] = [
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken')
      },
    ],
    [
      'rejects after a while',
      async () => {
        await settled()
        throw new Error('broken')
      },
    ],
  ]
  it.each(cases)('an effect that breaks dispatches its failure message: the effect %s', async (_, perform) => {
    const { said } = begin(customIdempotent(groupActionEffects.performAction, { perform, failed: notPerformed }), deed)
    await settled()
    await settled()
    expect(said).toEqual([{ type: 'group-admin/GroupActionFailed', ask, gid, failure: unreachable }])
  })

  it('an effect dispatches its failure message if its stored input does not match the input codec of the effect', () => {
    const effect = customIdempotent(groupActionEffects.performAction, {
      perform: () => undefined,
      failed: notPerformed,
    })
    expect(begin(effect, { kind: 'of another version', gid }).said).toMatchObject([
      { type: 'group-admin/GroupActionFailed', gid, failure: { _tag: 'Malformed' } },
    ])
  })

  it('an effect that rejects after the runner has stopped the effect dispatches nothing', async () => {
    const { said, running } = begin(
      customIdempotent(groupActionEffects.performAction, {
        perform: () => Promise.reject(new Error('broken')),
        failed: notPerformed,
      }),
      deed,
    )
    running.stop()
    await settled()
    expect(said).toEqual([])
  })

  it('an effect that rejects runs its stop handlers once', async () => {
    const stopped: string[] = []
    begin(
      customIdempotent(groupActionEffects.performAction, {
        perform: (_, { onStop }) => {
          onStop(() => {
            stopped.push('once')
          })
          return Promise.reject(new Error('broken'))
        },
        failed: notPerformed,
      }),
      deed,
    )
    await settled()
    expect(stopped).toEqual(['once'])
  })

  it('an upload effect whose file cannot be read reports that the file was not stored', async () => {
    const keptFiles = { ...memoryFileCache(), read: () => Promise.reject(new Error('the disk is gone')) }
    const { said } = begin<AccountMessage>(
      makeUploadEffects({ fileStore: new MemoryFileStore(), fileCache: keptFiles }).putFile,
      { uploadId: 'up', index: 0, key: 'a/b.png' },
    )
    await settled()
    expect(said).toMatchObject([{ type: 'upload/FileNotStored', uploadId: 'up', index: 0, failure: unreachable }])
  })
})

describe('The response to the request of an effect', () => {
  const [anns, bens] = [sessionOf(ann).sessionId, sessionOf(ben, 2).sessionId]
  const later = <A>(value: A) => {
    let answer = (): void => undefined
    const waits = () =>
      new Promise<E.Either<never, A>>((done) => {
        answer = () => {
          done(E.right(value))
        }
      })
    return { waits, answer: () => answer() }
  }

  const acting = () => {
    let session: SessionId | null = anns
    const done: string[] = []
    const { waits, answer } = later(undefined)
    const effect = idempotent(groupActionEffects.performAction, {
      call: () => waits,
      notifyAccount: () => {
        done.push('told')
        return Promise.resolve()
      },
      thenInThisTab: () => {
        done.push('led')
      },
      toResult: (_, of, of2) => ({ type: 'group-admin/GroupActionSucceeded', ask: of2, gid: of.gid }),
      failed: notPerformed,
    })
    const { said } = begin(effect, deed, () => session)
    return {
      said,
      done,
      answer: async (by: SessionId | null) => {
        session = by
        answer()
        await settled()
      },
    }
  }

  it('ALL-4 SES-6 a response that arrives after another account signed in counts as a failure and opens no page', async () => {
    const { said, done, answer } = acting()
    await answer(bens)
    expect([done, said]).toEqual([
      [],
      [{ type: 'group-admin/GroupActionFailed', ask, gid, failure: { _tag: 'SessionRefused' } }],
    ])
  })

  it('a response is accepted if the account that made the request is still signed in', async () => {
    const { said, done, answer } = acting()
    await answer(anns)
    expect([done, said.map(({ type }) => type)]).toEqual([['told', 'led'], ['group-admin/GroupActionSucceeded']])
  })

  it('a response is accepted while the session is being restored', async () => {
    const { said, answer } = acting()
    await answer(null)
    expect(said.map(({ type }) => type)).toEqual(['group-admin/GroupActionSucceeded'])
  })

  it('ALL-4 if another account has signed in when the response to a read arrives, the client repeats the read', async () => {
    let session: SessionId | null = anns
    const answers: (() => void)[] = []
    const effect = read(linkCheckEffects.lookUpLinkName, {
      call: () => () =>
        new Promise<E.Either<never, boolean>>((done) => {
          const by = session
          answers.push(() => {
            done(E.right(by === bens))
          })
        }),
      toResult: (free, _, of): TabMessage => ({ type: 'group-admin/LinkChecked', ask: of, free }),
      failed: failsWith(linkCheckMessages['group-admin/LinkNotChecked']),
    })
    const { said } = begin(effect, { link: 'lounge' }, () => session)
    session = bens
    answers[0]?.()
    await settled()
    answers[1]?.()
    await settled()
    expect([answers.length, said]).toEqual([2, [{ type: 'group-admin/LinkChecked', ask, free: true }]])
  })

  it('a response that arrives after its form was closed notifies the account log, but opens no page', async () => {
    const done: string[] = []
    const { waits, answer } = later(undefined)
    const { said, running } = begin(
      idempotent(groupActionEffects.performAction, {
        call: () => waits,
        notifyAccount: () => {
          done.push('told')
          return Promise.resolve()
        },
        thenInThisTab: () => {
          done.push('led')
        },
        toResult: (_, of, of2) => ({ type: 'group-admin/GroupActionSucceeded', ask: of2, gid: of.gid }),
        failed: notPerformed,
      }),
      deed,
      () => anns,
    )
    running.stop()
    answer()
    await settled()
    expect([done, said]).toEqual([['told'], []])
  })

  it('a response that reports a failure makes the effect dispatch that failure', async () => {
    const { said } = begin(
      idempotent(groupActionEffects.performAction, {
        call: () => TE.left({ _tag: 'Refused', words: 'no' }),
        toResult: (_, of, of2) => ({ type: 'group-admin/GroupActionSucceeded', ask: of2, gid: of.gid }),
        failed: notPerformed,
      }),
      deed,
    )
    await settled()
    expect(said).toEqual([
      { type: 'group-admin/GroupActionFailed', ask, gid, failure: { _tag: 'Refused', words: 'no' } },
    ])
  })
})
