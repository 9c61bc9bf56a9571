import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import type { ScheduledMessagesPort } from '../../../src/application/features/scheduled-messages/ports'
import { scheduledMessagesImplementation } from '../../../src/application/features/scheduled-messages/scheduled-messages'
import { refused } from '../../../src/domain/kernel/failure'
import { clientId } from '../../support/builders/message'
import { begunFeature } from '../support/begun-feature'

/** The feature over a fake port. `calls` records the acts that the port performs. */
const featureOver = (answer: Partial<ScheduledMessagesPort> = {}) => {
  const calls: unknown[] = []
  const port: ScheduledMessagesPort = {
    list: () => TE.right([]),
    perform: (act) => {
      calls.push(act)
      return TE.right(undefined)
    },
    ...answer,
  }
  return { calls, ...begunFeature(loadedFeature(scheduledMessagesImplementation, port)) }
}

const cancel = { kind: 'cancel', id: clientId('m1') }
const input = { actId: clientId('a1'), act: cancel }
const PERFORM = 'scheduled-messages/acts/perform'

describe('An act on a scheduled message', () => {
  it('R4-408 is performed, and again after a reload, because the server counts it once', async () => {
    const { calls, run } = featureOver()
    expect(await run(PERFORM, input)).toMatchObject([{ type: 'scheduled-messages/ActDone', actId: 'a1' }])
    await run(PERFORM, input, true)
    expect(calls).toEqual([cancel, cancel])
  })

  it('R4-406 that the server refuses reports the server’s words', async () => {
    const { run } = featureOver({ perform: () => TE.left(refused('No')) })
    expect(await run(PERFORM, input)).toMatchObject([
      { type: 'scheduled-messages/ActFailed', actId: 'a1', failure: refused('No') },
    ])
  })
})

it('R4-405 a frame of the server about scheduled messages tells the account that its list changed', () => {
  const { toAccount, begun } = featureOver()
  begun.frames?.['scheduled_messages']?.({})
  expect(toAccount).toEqual(['scheduled-messages/Changed'])
})
