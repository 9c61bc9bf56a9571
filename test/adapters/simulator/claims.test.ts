import { describe, expect, it } from 'vitest'
import { inMemoryProviders } from '../../../src/adapters/simulator/in-memory'
import { messageAt } from '../../../src/adapters/simulator/state/chat/thread'
import { threadOf } from '../../../src/adapters/simulator/state/conversation-lookups'
import { channelOf } from '../../../src/adapters/simulator/state/seed/spaces'
import { plainText, type Content } from '../../../src/domain/chat'
import { Gid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { adaptersOver } from '../../wire/support/adapters'
import { ADA, BEN, IN_SQUARE, NEWEST } from '../../wire/support/seeded-ids'
import { makeFakeClock } from '../support/fake-clock'
import { countingRandom } from '../support/memory-ports'
import { filledContent } from '../../../src/adapters/simulator/state/chat/filled-content'

const providers = inMemoryProviders({ clock: makeFakeClock(), random: countingRandom('s'), seed: 1, mode: 'testing' })
const filled = (content: Content) => filledContent(providers.host().world(), ADA, IN_SQUARE, content)
const community = providers.host().world().communities['10000001']
const CARD = {
  name: 'Official Loop',
  icon: 'https://evil.example/a.png',
  description: 'Send me LOOP',
  memberCount: 9e6,
}

describe('What a sender claims about things that the server knows', () => {
  it('the card of a group shows the name, icon, description and member count that the server knows', () => {
    expect(filled({ kind: 'groupInvite', group: { gid: made(Gid, '10000001'), ...CARD } })).toMatchObject({
      group: { name: community?.name, icon: community?.icon, description: community?.description },
    })
    expect(filled({ kind: 'groupInvite', group: { gid: made(Gid, '999999999'), ...CARD } })).toBe(
      'There is no such group',
    )
  })

  it('the card of a space shows its title and status, and a space that the server no longer knows looks ended', () => {
    const channelId = channelOf('10000001', 1)
    const { title, status } = providers.host().world().spaces[channelId] ?? {}
    expect(filled({ kind: 'space', space: { channelId, title: 'Free LOOP', status: 'ended' } })).toEqual({
      kind: 'space',
      space: { channelId, title, status },
    })
    expect(filled({ kind: 'space', space: { channelId: 'none', title: 'Tea', status: 'started' } })).toEqual({
      kind: 'space',
      space: { channelId: 'none', title: 'Tea', status: 'ended' },
    })
  })

  it('a mention shows the name of the mentioned member, and a mention of nobody is left out', () => {
    const mentions = [
      { xid: BEN, name: 'Ada' },
      { xid: made(Xid, 'x99999999'), name: 'Ada' },
    ]
    expect(filled({ kind: 'text', text: '@Ada', mentions })).toMatchObject({ mentions: [{ xid: BEN, name: 'Ben' }] })
  })

  it('a quote shows the quoted message, and a reply to a message that does not exist has no quote', () => {
    const quoted = messageAt(threadOf(providers.host().world(), IN_SQUARE), NEWEST.seq)
    const quote = { seq: NEWEST.seq, at: null, xid: BEN, name: 'Ben', of: 'text', text: 'I resign', media: null }
    const reply = { kind: 'reply', text: 'yes', mentions: [], quote } as const
    expect(filled(reply)).toMatchObject({ quote: { xid: quoted?.from.xid, name: quoted?.from.name } })
    for (const seq of [null, 900_000]) expect(filled({ ...reply, quote: { ...quote, seq } })).toEqual(plainText('yes'))
  })
})

describe('A call that changes nothing', () => {
  it('leaves no trace in the log of the server', async () => {
    const client = adaptersOver({ http: providers.http, sockets: providers.sockets, id: countingRandom('b').id })
    await client.signIn('ada@loop.example')
    const host = providers.host()
    const at = host.now()
    const twice = [
      { type: 'ChatMuted', at, xid: ADA, conversationId: IN_SQUARE, on: true },
      { type: 'ChatPinned', at, xid: ADA, conversationId: IN_SQUARE, on: true },
      { type: 'MessageReported', at, xid: ADA, gid: '10000001', messageId: NEWEST.messageId, reason: 'Spam' },
      { type: 'SwitchSet', at, xid: ADA, kind: 'dm', on: false },
    ] as const
    for (const input of twice) {
      host.commit(() => input)
      const [inputs, world] = [providers.inputs().length, host.world()]
      host.commit(() => input)
      expect([input.type, providers.inputs().length, host.world() === world]).toEqual([input.type, inputs, true])
    }
    const inputs = providers.inputs().length
    const long = 'x'.repeat(60_000)
    host.commit(() => ({ type: 'SpaceLeft', at, xid: ADA, channelId: long }))
    host.commit(() => ({ type: 'QrLookedUp', at, xid: ADA, code: long }))
    expect(providers.inputs().length).toBe(inputs)
  })
})
