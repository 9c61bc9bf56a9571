import { describe, expect, it } from 'vitest'
import { makeComposerEffects } from '../../../../src/application/features/chat/composer.effects'
import { RunningEffect } from '../../../../src/application/effects/running-effect'
import type { TabMessage } from '../../../../src/domain/features'
import { NOON } from '../../../support/builders/instant'
import { clientId, lounge } from '../../../support/builders/message'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'

const written = {
  conversationId: lounge,
  clientId: clientId('a'),
  content: { kind: 'text', text: 'hello', mentions: [], reply: null },
}
const handedOver = [{ type: 'chat/DraftSent', clientId: written.clientId }]

/** Moves a draft from the tab to an account log whose store works (`isStored`) or is broken. */
const handOver = async (isStored: boolean) => {
  const browser = new VirtualBrowser()
  const account = { isUnsent: true }
  const said: TabMessage[] = []
  const effects = makeComposerEffects({
    ports: new VirtualServer().ports(browser.open('1')),
    memberIn: () => null,
    dispatchUntilStored: () => Promise.resolve(isStored),
    isUnsent: () => account.isUnsent,
  })
  const running = new RunningEffect<TabMessage>(effects.sendDraft, written, {
    ask: { unit: 'chat/composer', id: 'sendDraft', seq: 1 },
    say: (message) => {
      said.push(message)
    },
    resumed: false,
    session: () => null,
  })
  running.perform(NOON)
  const pass = (ms: number): Promise<void> => browser.time.pass(ms)
  await pass(1)
  return { account, said, running, pass }
}

describe('A message that a tab moves from its text box to the account log', () => {
  it('OUT-5 a tab removes a message from its drafts once the account log has stored the message', async () => {
    expect((await handOver(true)).said).toMatchObject(handedOver)
  })

  it('OUT-5 a tab keeps an unsent message as long as the account log cannot store the message', async () => {
    const { account, said, pass } = await handOver(false)
    await pass(60_000)
    expect(said).toEqual([])
    account.isUnsent = false
    await pass(1_000)
    expect(said).toMatchObject(handedOver)
  })

  it('once the move of a message is stopped, the tab dispatches nothing, even if the account log stores the message later', async () => {
    const { account, said, running, pass } = await handOver(false)
    running.stop()
    account.isUnsent = false
    await pass(60_000)
    expect(said).toEqual([])
  })
})
