import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../../src/application/effects/effect'
import { makeProjectActionEffects } from '../../../../src/application/features/looper/project-actions.effects'
import { makeStaffEffects } from '../../../../src/application/features/looper/staff.effects'
import { refused, unreachable, type Failure } from '../../../../src/domain/kernel/failure'
import { Gid } from '../../../../src/domain/kernel/ids'
import type { ProjectAction } from '../../../../src/domain/looper'
import type { QueryMessage } from '../../../../src/domain/query'
import type { TabMessage } from '../../../../src/domain/features'
import { NOON } from '../../../support/builders/instant'
import { made } from '../../../support/builders/made'
import { ann } from '../../../support/builders/person'
import { userOf } from '../../../support/builders/user'

const ASK = { unit: 'looper/projectActions', id: 'deed:0', seq: 1 }
const gid = made(Gid, '10000001')

/** Runs the effect with this input and returns the messages that the effect dispatches. */
const run = async (effect: Effect<TabMessage>, input: unknown): Promise<readonly TabMessage[]> => {
  const said: TabMessage[] = []
  await effect.bind(input)?.perform({
    ref: ASK,
    dispatch: (message) => {
      said.push(message)
    },
    isResumed: false,
    startedAt: NOON,
    session: null,
    isWanted: () => true,
    isSameSession: () => true,
    onStop: () => undefined,
  })
  return said
}

const performed = async (deed: ProjectAction, answer: TE.TaskEither<Failure, undefined> = TE.right(undefined)) => {
  const read: string[] = []
  const { perform } = makeProjectActionEffects(
    {
      dispatchToAccount: ({ type }: QueryMessage) => {
        read.push(type)
        return Promise.resolve()
      },
    },
    { perform: () => answer },
  )
  return { said: await run(perform, deed), read }
}

describe('An action on a project', () => {
  it.each<[ProjectAction, string]>([
    [{ kind: 'label', projectId: 'tea', gid, label: 'blue' }, 'looper/communities/load'],
    [{ kind: 'block', projectId: 'tea', gid, blocked: true }, 'looper/communities/load'],
    [{ kind: 'decide', projectId: 'tea', gid, accepted: true }, 'looper/applications/load'],
    [{ kind: 'addAdmin', projectId: 'tea', uid: '1', role: 'view' }, 'looper/admins/load'],
    [{ kind: 'setRole', projectId: 'tea', adminId: '1', role: 'view' }, 'looper/admins/load'],
    [{ kind: 'removeAdmin', projectId: 'tea', adminId: '1' }, 'looper/admins/load'],
  ])(
    'R3-187 after an action on a project, the list that the action changed is read again: %o',
    async (deed, wanted) => {
      const { said, read } = await performed(deed)
      expect([read[0], said]).toEqual([wanted, [{ type: 'looper/ActionDone', ask: ASK, kind: deed.kind }]])
    },
  )

  it('R3-309 if the deletion of a project admin fails, the failure is reported and the list of admins is not read again', async () => {
    const { said, read } = await performed(
      { kind: 'removeAdmin', projectId: 'tea', adminId: '1' },
      TE.left(refused('no')),
    )
    expect([said, read]).toEqual([[{ type: 'looper/ActionFailed', ask: ASK, failure: refused('no') }], []])
  })
})

describe('The lookup of staff', () => {
  const lookedUp = (find: () => TE.TaskEither<Failure, ReturnType<typeof userOf> | null>) =>
    run(makeStaffEffects({ find }).lookUp, { uid: 'user123456' })

  it('R3-266 the staff lookup reports the member with the given uid, or that there is none, or that the lookup failed', async () => {
    const { xid, uid, name } = ann
    expect(await lookedUp(() => TE.right(userOf(ann)))).toMatchObject([
      { type: 'looper/StaffFound', person: { xid, uid, name } },
    ])
    expect(await lookedUp(() => TE.right(null))).toMatchObject([{ type: 'looper/StaffFound', person: null }])
    expect(await lookedUp(() => TE.left(unreachable))).toMatchObject([
      { type: 'looper/StaffNotLookedUp', failure: unreachable },
    ])
  })
})
