import { describe, expect, it } from 'vitest'
import { makeComposerEffects, owedByComposer } from '../../../../src/application/features/chat/composer.effects'
import { OutboxWatch } from '../../../../src/application/features/chat/outbox-watch'
import { RunningEffect } from '../../../../src/application/effects/running-effect'
import type { TabMessage } from '../../../../src/domain/features'
import { composerReducer } from '../../../../src/domain/chat/composer/composer.reducer'
import { given, type Step } from '../../../support/given'
import { ann } from '../../../support/builders/person'
import { NOON } from '../../../support/builders/instant'
import { clientId, kitchen, lounge } from '../../../support/builders/message'
import { VirtualBrowser } from '../../../support/virtual-browser'
import { VirtualServer } from '../../../support/virtual-server'

const written = {
  conversationId: lounge,
  clientId: clientId('a'),
  content: { kind: 'text', text: 'hello', mentions: [], reply: null },
}
const typed: readonly Step[] = [
  { type: 'chat/ChangeDraft', conversationId: lounge, text: 'half a sent' },
  { type: 'chat/ChangeDraft', conversationId: kitchen, text: 'hello' },
  { type: 'chat/SendDraft', conversationId: kitchen, clientId: clientId('a') },
]
const handedOver = [{ type: 'chat/DraftSent', clientId: written.clientId }]

/** Moves a draft from the tab to an account log whose store works (`isStored`) or is broken. */
const handOver = async (isStored: boolean) => {
  const browser = new VirtualBrowser()
  const account = { isUnsent: true }
  const outbox = new OutboxWatch(() => account.isUnsent)
  const said: TabMessage[] = []
  const effects = makeComposerEffects({
    ports: new VirtualServer().ports(browser.open('1')),
    memberIn: () => null,
    dispatchUntilStored: () => Promise.resolve(isStored),
    outbox,
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
  /** The account's log changes; `isUnsent`: its outbox still contains the message. */
  const changes = (isUnsent: boolean): Promise<void> => {
    account.isUnsent = isUnsent
    outbox.onAccountChange()
    return pass(1)
  }
  return { changes, said, running }
}

describe('A message that a tab moves from its text box to the account log', () => {
  it('OUT-5 a tab removes a message from its drafts once the account log has stored the message', async () => {
    expect((await handOver(true)).said).toMatchObject(handedOver)
  })

  it('OUT-5 a tab keeps an unsent message as long as the account log cannot store the message', async () => {
    const { changes, said } = await handOver(false)
    await changes(true)
    expect(said).toEqual([])
    await changes(false)
    expect(said).toMatchObject(handedOver)
  })

  it('once the move of a message is stopped, the tab dispatches nothing, even if the account log stores the message later', async () => {
    const { changes, said, running } = await handOver(false)
    running.stop()
    await changes(false)
    expect(said).toEqual([])
  })
})

describe('When a page closes', () => {
  const composer = given(composerReducer, ...typed).state

  it('OUT-5 a tab owes the account its unsaved drafts, emptied ones too, and the messages that it is sending', () => {
    expect(owedByComposer(composer, ann.xid, [])).toMatchObject([
      { type: 'chat/StoreDraft', xid: ann.xid, conversationId: lounge, draft: { text: 'half a sent' } },
      { type: 'chat/StoreDraft', xid: ann.xid, conversationId: kitchen, draft: { text: '' } },
      { type: 'chat/SendMessage', conversationId: kitchen, clientId: clientId('a'), content: { text: 'hello' } },
    ])
  })

  it('the drafts of a visitor stay in the tab', () => {
    expect(owedByComposer(composer, null, [])).toEqual([])
  })
})
