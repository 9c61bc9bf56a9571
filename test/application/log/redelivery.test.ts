import { describe, expect, it } from 'vitest'
import { PendingCommands } from '../../../src/application/log/tabs/pending-commands'
import { accountMessages, type AccountMessage } from '../../../src/domain/manifests/account-messages'
import { Vocabulary } from '../../../src/domain/event-log'

/** What is said, and waits still when a leader has heard it whose store had failed. */
const keptBy = (isRedelivered: boolean, message: AccountMessage): readonly string[] => {
  const unheard = new PendingCommands()
  unheard.add({ message, under: null, isRedelivered, done: () => undefined })
  unheard.heldUpTo(1, false)
  return [...unheard.all()].map(([, said]) => said.message.type)
}

describe('What must be handed over until it is stored', () => {
  it('OUT-5 is what its definition says, whatever it is called', () => {
    expect(keptBy(true, { type: 'ShowGroupCentre' })).toEqual(['ShowGroupCentre'])
    expect(keptBy(false, { type: 'SignOut' })).toEqual([])
  })

  it('OUT-5 SES-6 is what is sent, and that one signs out: nothing else is done with long ago', () => {
    const words = new Vocabulary<{ readonly type: string }>(accountMessages, () => null)
    expect(
      Object.keys(accountMessages)
        .filter((type) => words.isRedelivered({ type }))
        .sort(),
    ).toEqual(['SendAgain', 'SendFiles', 'SendLink', 'SendMessage', 'SignOut'])
  })
})
