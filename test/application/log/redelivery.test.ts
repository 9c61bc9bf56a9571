import { describe, expect, it } from 'vitest'
import { PendingCommands } from '../../../src/application/log/tabs/pending-commands'
import { accountMessages, type AccountMessage } from '../../support/whole-domain'
import { MessageRegistry } from '../../../src/domain/event-log'

/** The commands that a tab would still redeliver after a leader without a working store applied them. */
const keptBy = (isRedelivered: boolean, message: AccountMessage): readonly string[] => {
  const unheard = new PendingCommands()
  unheard.add({ message, under: null, isRedelivered, done: () => undefined })
  unheard.heldUpTo(1, false)
  return [...unheard.all()].map(([, said]) => said.message.type)
}

describe('Commands that are dispatched again until they are stored', () => {
  it('OUT-5 a command is dispatched again only if its definition says so, whatever the name of the command', () => {
    expect(keptBy(true, { type: 'group/ShowGroupCentre' })).toEqual(['group/ShowGroupCentre'])
    expect(keptBy(false, { type: 'SignOut' })).toEqual([])
  })

  it('OUT-5 SES-6 of all account messages, only sends and the sign-out are defined to be dispatched again', () => {
    const words = new MessageRegistry<{ readonly type: string }>(accountMessages, () => null)
    expect(
      Object.keys(accountMessages)
        .filter((type) => words.isRedelivered({ type }))
        .sort(),
    ).toEqual(['SignOut', 'chat/ResendMessage', 'chat/SendFiles', 'chat/SendLink', 'chat/SendMessage'])
  })
})
