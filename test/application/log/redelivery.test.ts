import { describe, expect, it } from 'vitest'
import { PendingCommands } from '../../../src/application/log/tabs/pending-commands'
import { accountMessages, type AccountMessage } from '../../../src/domain/manifests/account-messages'
import { MessageRegistry } from '../../../src/domain/event-log'

/** The commands that a tab would still redeliver after a leader without a working store applied them. */
const keptBy = (isRedelivered: boolean, message: AccountMessage): readonly string[] => {
  const unheard = new PendingCommands()
  unheard.add({ message, under: null, isRedelivered, done: () => undefined })
  unheard.heldUpTo(1, false)
  return [...unheard.all()].map(([, said]) => said.message.type)
}

describe('Commands that are redelivered until stored', () => {
  it('OUT-5 the definition of a command decides whether the command is redelivered, not its name', () => {
    expect(keptBy(true, { type: 'ShowGroupCentre' })).toEqual(['ShowGroupCentre'])
    expect(keptBy(false, { type: 'SignOut' })).toEqual([])
  })

  it('OUT-5 SES-6 of all old commands, only sends and the sign-out are redelivered', () => {
    const words = new MessageRegistry<{ readonly type: string }>(accountMessages, () => null)
    expect(
      Object.keys(accountMessages)
        .filter((type) => words.isRedelivered({ type }))
        .sort(),
    ).toEqual(['SendAgain', 'SendFiles', 'SendLink', 'SendMessage', 'SignOut'])
  })
})
