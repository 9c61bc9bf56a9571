import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { RainInput } from '../../../../../src/adapters/simulator/state/features/bubble/inputs'
import type { GiftInput } from '../../../../../src/adapters/simulator/state/features/gift/feature'
import type { ModerationInput } from '../../../../../src/adapters/simulator/state/features/moderation/feature'
import { sanctionsFor } from '../../../../../src/adapters/simulator/state/features/moderation/lift-sanction'
import {
  MOST_SANCTIONS,
  muteOf,
  withSanction,
} from '../../../../../src/adapters/simulator/state/features/moderation/sanction-state'
import { logFor } from '../../../../../src/adapters/simulator/state/features/moderation/staff-log'
import type { ScheduledInput } from '../../../../../src/adapters/simulator/state/features/scheduled-messages/feature'
import { scheduledBy } from '../../../../../src/adapters/simulator/state/features/scheduled-messages/scheduled'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { Gid, MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs, type Instant } from '../../../../../src/domain/kernel/instant'
import { put } from '../../../../../src/domain/kernel/table'
import type { StaffAct } from '../../../../../src/domain/moderation'
import { NOTIFICATION_EVENT } from '../../../../../src/adapters/wire/frames/notification-frame'
import { everyKind } from '../../../../support/builders/content'
import { clientId } from '../../../../support/builders/message'
import { brand, conversation, START } from '../../state/town'
import {
  ada,
  after,
  ben,
  crowd,
  decide,
  GID,
  noticesOf,
  other,
  outcome,
  report,
  reported,
  reporter,
  said,
  sky,
  target,
  town,
} from './moderation-town'

const gid = brand(Gid.is, GID)
const HOUR_MS = 3_600_000
const WORDS = 'You can’t write in this group because its staff muted you'
const at = (ms: number): Instant => addMs(START, ms)
const then = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((now, input) => applyInput(now, input).world, world)
const muted = then(reported, decide('muteHour'))
const say = (ms: number, id = 'c2', xid: Xid = ben): typeof said => ({
  ...said,
  xid,
  at: at(ms),
  clientId: clientId(id),
  messageId: brand(MessageId.is, id),
})
const lift = (xid: Xid, person = ben): Extract<ModerationInput, { type: 'moderation/BanLifted' }> => ({
  type: 'moderation/BanLifted',
  at: at(1),
  xid,
  gid: GID,
  person,
  kind: 'mute',
})
const gift: GiftInput = {
  type: 'gift/Sent',
  at: at(1),
  xid: ben,
  conversationId: conversation(GID),
  giftId: 'rose',
  xids: [ada],
  currencyId: 5,
  messageId: brand(MessageId.is, 'g1'),
}
const rain: RainInput = {
  type: 'bubble/RainSent',
  at: at(1),
  xid: ben,
  conversationId: conversation(GID),
  count: 5,
  total: '50.5',
  evenly: true,
  isExclusive: false,
  level: 1,
  currencyId: 5,
  xids: [],
  eventId: 'r1',
  seed: 1,
  messageId: brand(MessageId.is, 'b1'),
}
const seq = reported.threads[conversation(GID)]?.latest ?? 0
const own = { xid: ben, conversationId: conversation(GID), seq, at: at(1) } as const
const edit: ServerInput = { type: 'MessageEdited', ...own, text: 'Buy later', host: '' }

describe('A mute on the simulated server', () => {
  it.each([
    ['muteHour', HOUR_MS],
    ['muteDay', 24 * HOUR_MS],
    ['muteWeek', 7 * 24 * HOUR_MS],
  ] as const)('R4-714 %s refuses messages until its end, and not after', (act, length) => {
    const world = then(reported, decide(act))
    expect(outcome(world, say(length - 1))).toBe(WORDS)
    expect(outcome(world, say(length))).toBe('Stored')
  })

  it('R4-714 a muted member sends no text, picture, voice, sticker, gift or bubble rain, and rewords nothing', () => {
    const { text, image, album, video, voice, sticker } = everyKind
    const contents = [text, image, album, video, voice, sticker].map((content) => ({ ...say(1), content }))
    for (const input of [...contents, gift, rain, edit]) {
      expect(outcome(muted, input)).toBe(WORDS)
      expect(outcome(reported, input)).not.toBe(WORDS)
    }
  })

  it('R4-714 a muted member still reads, reacts and recalls, and writes in other groups', () => {
    const react: ServerInput = { type: 'ReactionSet', ...own, messageId: 'n1', memeId: 'wave', on: true }
    expect(outcome(muted, { type: 'ReadUpTo', ...own })).toBe('Done')
    expect(outcome(muted, react)).toBe('Done')
    expect(outcome(muted, { type: 'MessageRecalled', ...own })).toBe('Done')
    expect(outcome(muted, { ...say(1), conversationId: conversation('10000001') })).toBe('Stored')
  })

  it('R4-714 a message that the server took before the mute is taken again, without a second message', () => {
    const repeated = applyInput(muted, { ...said, at: at(1) })
    expect(repeated.world.threads).toBe(muted.threads)
    expect(repeated.outputs[0]?.type).toBe('Stored')
  })

  it('R4-714 a scheduled message that falls due in a mute is kept, with the reason', () => {
    const ids = { xid: ben, id: clientId('later') }
    const added: ScheduledInput = {
      type: 'scheduled-messages/Added',
      at: START,
      ...ids,
      conversationId: conversation(GID),
      content: { kind: 'text', text: 'later', mentions: [] },
      when: at(60_000),
      host: '',
    }
    const due: ScheduledInput = {
      type: 'scheduled-messages/FellDue',
      at: at(60_000),
      ...ids,
      messageId: brand(MessageId.is, 'later'),
    }
    const world = then(reported, added, decide('muteHour'), due)
    expect(scheduledBy(world, ben)).toMatchObject([{ failure: WORDS, content: { text: 'later' } }])
    expect(scheduledBy(then(reported, added, due), ben)).toEqual([])
  })

  it('R4-714 the member stays in the group, and both sides get a notification', () => {
    expect(muted.communities[GID]?.members[ben]).toBe(true)
    expect(noticesOf(muted, ben).slice(0, 2)).toEqual(['memberMuted', 'No ads'])
    expect(noticesOf(then(after(said, report(other)), decide('muteHour')), other)).toContain('reportActedOn')
    expect(logFor(muted, ada, GID)?.[0]).toMatchObject({ act: 'muteHour', whom: town.accounts[ben]?.name })
  })

  it('R4-714 the member’s browsers learn of the mute and of its end', () => {
    const told = (world: ServerState, input: ServerInput): boolean =>
      applyInput(world, input).outputs.some((one) => one.type === 'FrameSent' && one.to.includes(ben))
    expect([told(reported, decide('muteHour')), told(muted, lift(ada))]).toEqual([true, true])
    expect(told(reported, decide('dismiss'))).toBe(false)
  })

  it('R4-714 of two mutes the later end stays', () => {
    const twice = (first: StaffAct, second: StaffAct): ServerState =>
      then(after(said, report(reporter)), decide(first), report(other), decide(second, ada, 'r2'))
    const end = (world: ServerState) => sanctionsFor(world, 'mute', gid, START).map(({ until }) => until)
    expect(end(twice('muteDay', 'muteHour'))).toEqual([at(24 * HOUR_MS)])
    expect(end(twice('muteHour', 'muteDay'))).toEqual([at(24 * HOUR_MS)])
  })

  it('R4-714 a mute does not bind owner, admins and super users, and holds again for a plain member', () => {
    const community = muted.communities[GID]
    if (community === undefined) throw new Error('the group is missing')
    const admin = { ...muted, communities: put(muted.communities, GID, { ...community, adminXids: [ben] }) }
    expect(outcome(admin, say(1))).toBe('Stored')
    expect(outcome(muted, say(1))).toBe(WORDS)
  })

  it('R4-714 a member who leaves the group and comes back is still muted', () => {
    const left = then(muted, { type: 'GroupLeft', at: at(1), xid: ben, gid: GID, successor: null })
    const community = left.communities[GID]
    if (community === undefined) throw new Error('the group is missing')
    expect(community.members[ben]).toBeUndefined()
    const back = {
      ...left,
      communities: put(left.communities, GID, {
        ...community,
        members: { ...community.members, [ben]: true as const },
      }),
    }
    expect(outcome(back, say(2))).toBe(WORDS)
  })

  it('R4-714 a group has at most a thousand mutes at once, and ended mutes do not count', () => {
    const mute = { since: START, until: at(HOUR_MS), reason: '', by: ada, report: 'r9' }
    const people = [reporter, other, ...crowd].slice(0, MOST_SANCTIONS)
    const full = people.reduce((world, xid) => withSanction(world, 'mute', gid, xid, mute), reported)
    expect(outcome(full, decide('muteDay'))).toBe('Too many people are muted in this group. Lift a mute first.')
    expect(outcome(full, decide('muteDay', ada, 'r1', '', at(HOUR_MS)))).toBe('Done')
  })
})

describe('The end of a mute before its time', () => {
  it('R4-717 after a lift the member writes at once and has a notification, and the log has the lift', () => {
    const lifted = then(muted, lift(ada))
    expect(outcome(lifted, say(2))).toBe('Stored')
    expect(applyInput(muted, lift(ada)).outputs).toContainEqual(
      expect.objectContaining({ type: 'FrameSent', to: [ben], event: NOTIFICATION_EVENT }),
    )
    expect(noticesOf(lifted, ben)[0]).toBe('muteLifted')
    expect(logFor(lifted, ada, GID)?.[0]).toMatchObject({ act: 'unmute', whom: town.accounts[ben]?.name })
    const again = applyInput(lifted, lift(ada))
    expect([again.world === lifted, again.outputs]).toEqual([true, [{ type: 'Done' }]])
  })

  it('R4-717 only owner, admins and super users lift a mute, and nobody the own one', () => {
    const refusal = 'Only the staff of the group sees who is banned or muted'
    expect([reporter, ben].map((xid) => outcome(muted, lift(xid)))).toEqual([refusal, refusal])
    expect([ada, sky].map((xid) => outcome(muted, lift(xid)))).toEqual(['Done', 'Done'])
    const elsewhere: ModerationInput = { ...lift(ada), gid: '1' }
    expect(outcome(muted, elsewhere)).toBe(refusal)
  })

  it('R4-717 a lift of a mute leaves a ban, and a lift of a ban leaves a mute', () => {
    const both = withSanction(muted, 'ban', gid, ben, { since: START, until: null, reason: '', by: ada, report: 'r9' })
    const kinds = (world: ServerState) =>
      (['ban', 'mute'] as const).filter((kind) => sanctionsFor(world, kind, gid, START).length > 0)
    expect(kinds(then(both, lift(ada)))).toEqual(['ban'])
    const liftBan: ModerationInput = { ...lift(ada), kind: 'ban' }
    expect(kinds(then(both, liftBan))).toEqual(['mute'])
  })

  it('R4-714 an accepted appeal ends the mute, and a kept decision does not', () => {
    const appeal: ModerationInput = {
      type: 'moderation/Appealed',
      at: at(1),
      xid: ben,
      id: 'r1',
      appealId: clientId('a1'),
      text: 'No ad',
    }
    const appealed = then(muted, appeal)
    const answer = (accepts: boolean): ModerationInput => ({
      type: 'moderation/AppealDecided',
      at: at(2),
      xid: sky,
      id: 'r1',
      accepts,
      reason: '',
    })
    const decided = (accepts: boolean): ServerState => then(appealed, answer(accepts))
    expect(outcome(decided(true), say(3))).toBe('Stored')
    expect(noticesOf(decided(true), ben).slice(0, 2)).toEqual(['appealAccepted', 'muteLifted'])
    expect(outcome(decided(false), say(3))).toBe(WORDS)
  })

  it('R4-714 a new group with the number of a dissolved group has no mutes', () => {
    const gone = then(muted, { type: 'GroupDissolved', at: START, xid: ada, gid: GID })
    expect(sanctionsFor(gone, 'mute', gid, START)).toEqual([])
  })

  it('R4-714 the own mute has its end, its reason and its decision, and ends with the time', () => {
    const community = muted.communities[GID]
    if (community === undefined) throw new Error('the group is missing')
    const until = at(HOUR_MS)
    expect(muteOf(muted, community, ben, START)).toMatchObject({ until, reason: 'No ads', report: 'r1' })
    expect([muteOf(muted, community, ben, until), muteOf(muted, community, reporter, START)]).toEqual([null, null])
  })

  it('R4-714 the report of a muted member takes further reports', () => {
    expect(outcome(muted, report(other, target))).toBe('Done')
  })
})
