import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ScheduledInput } from '../../../../../src/adapters/simulator/state/features/scheduled-messages/feature'
import type { SlowModeInput } from '../../../../../src/adapters/simulator/state/features/slow-mode/feature'
import { waitMsOf } from '../../../../../src/adapters/simulator/state/features/slow-mode/slow-mode'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { plainText } from '../../../../../src/domain/chat'
import { ConversationId, MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs } from '../../../../../src/domain/kernel/instant'
import { SLOW_MODE_CHOICES } from '../../../../../src/domain/slow-mode'
import { clientId } from '../../../../support/builders/message'
import { WireTown } from '../../../../wire/support/simulated-town'
import { brand, personBy, START, townOf } from '../../state/town'

const town = townOf(1)
const [ada, ben] = [personBy(town, 'ada@loop.example'), personBy(town, 'ben@loop.example')]
const sky = personBy(town, 'super@loop.example')
/** Ada owns this private group, and Ben is a member. */
const GID = '470000047'
const group = brand(ConversationId.is, `sg_${GID}`)

const set = (seconds: number, xid: Xid = ada, gid = GID): SlowModeInput => ({
  type: 'slow-mode/Set',
  at: START,
  xid,
  gid,
  seconds,
})
const say = (n: number, ms: number, xid = ben): ServerInput => ({
  type: 'MessageSent',
  host: '',
  at: addMs(START, ms),
  xid,
  conversationId: group,
  content: plainText('hi'),
  clientId: clientId(`c${n}`),
  messageId: brand(MessageId.is, `n${n}`),
})
const after = (...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((world, input) => applyInput(world, input).world, town)
const outcome = (world: ServerState, input: ServerInput): string => {
  const [first] = applyInput(world, input).outputs
  return first?.type === 'Refused' ? first.words : (first?.type ?? '')
}

describe('Slow mode on the simulated server', () => {
  it('R4-006 owner and super users set each choice, others and other numbers are refused', () => {
    for (const seconds of SLOW_MODE_CHOICES) expect(outcome(town, set(seconds))).toBe('Done')
    expect(outcome(town, set(30, sky))).toBe('Done')
    expect(outcome(town, set(30, ben))).toBe('You have no permission to do this')
    expect(outcome(town, set(30, ada, '1'))).toBe('There is no such group')
    for (const seconds of [-1, 1, 0.5, 901, Number.NaN, Infinity])
      expect(outcome(town, set(seconds))).toBe('Slow mode does not have this choice')
  })

  it('R4-007 a plain member’s next message is refused with the reason, and taken once the time is over', () => {
    const world = after(set(30), say(1, 0))
    expect(outcome(world, say(2, 500))).toBe('Slow mode: wait, then try again')
    expect(outcome(world, say(2, 29_999))).toBe('Slow mode: wait, then try again')
    expect(outcome(world, say(2, 30_000))).toBe('Stored')
  })

  it('R4-007 a repeat of a sent message is no second message, and a refused message starts no new wait', () => {
    const world = after(set(30), say(1, 0), say(2, 10_000))
    expect(outcome(world, say(1, 10_000))).toBe('Stored')
    expect(outcome(world, say(3, 30_000))).toBe('Stored')
  })

  it('R4-007 a scheduled message that goes out starts the wait too', () => {
    const ids = { xid: ben, id: clientId('later') }
    const added: ScheduledInput = {
      type: 'scheduled-messages/Added',
      at: START,
      ...ids,
      conversationId: group,
      content: { kind: 'text', text: 'later', mentions: [] },
      when: addMs(START, 60_000),
      host: '',
    }
    const due: ScheduledInput = {
      type: 'scheduled-messages/FellDue',
      at: addMs(START, 60_000),
      ...ids,
      messageId: brand(MessageId.is, 'later'),
    }
    const world = after(set(30), added, due)
    expect(outcome(world, say(1, 61_000))).toBe('Slow mode: wait, then try again')
    expect(outcome(world, say(1, 90_000))).toBe('Stored')
  })

  it('R4-007 owner and super users never wait, and nobody waits without slow mode', () => {
    const byAda = after(set(900), say(1, 0, ada))
    expect(outcome(byAda, say(2, 1, ada))).toBe('Stored')
    expect(outcome(after(set(900), say(1, 0), set(0)), say(2, 1))).toBe('Stored')
    expect(outcome(after(say(1, 0), set(900)), say(2, 1))).toBe('Stored')
  })

  it('R4-007 a shorter choice applies to members who already wait', () => {
    const world = after(set(900), say(1, 0), set(10))
    const community = world.communities[GID]
    if (community === undefined) throw new Error('the group is gone')
    expect(waitMsOf(world, community, ben, addMs(START, 4_000))).toBe(6_000)
    expect(waitMsOf(world, community, ben, addMs(START, 10_000))).toBe(0)
  })
})

describe('The routes of slow mode', () => {
  it('R4-006 take no word, no fraction and no negative number as a number of seconds', async () => {
    const place = new WireTown()
    const who = await place.as('super@loop.example')
    for (const seconds of ['x', 1.5, -1, null]) {
      const body = { gid: GID, seconds }
      const { json } = await place.take(
        { method: 'POST', path: '/api/groupchat/set_slow_mode', body, token: true },
        who,
      )
      expect(json).toMatchObject({ msg: 'This call cannot be understood' })
    }
  })
})
