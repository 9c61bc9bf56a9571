import { describe, expect, it } from 'vitest'
import { plainText } from '../../../../../src/domain/chat'
import { ClientId, MessageId } from '../../../../../src/domain/kernel/ids'
import { rainJoinRefusal, type ServerRain } from '../../../../../src/adapters/simulator/state/features/bubble/rains'
import { reachOf } from '../../../../../src/adapters/simulator/state/features/bubble/reach'
import { amount } from '../../../../../src/adapters/simulator/state/ledger/currencies'
import { emptyTable } from '../../../../../src/domain/kernel/table'
import { levelDetailOf, levelOf, medalsOf, pointsFor } from '../../../../../src/adapters/simulator/state/users/levels'
import { userFor } from '../../../../../src/adapters/simulator/state/users/profile-views'
import { refusalOf } from '../../../../../src/adapters/simulator/state/groups/permissions'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { UserAccount, Community, ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { residentsOf } from '../../../../../src/adapters/simulator/state/seed/residents'
import { conversation, personBy, START, townOf } from '../../state/town'
import { everyKind } from '../../../../support/builders/content'
import { made } from '../../../../support/builders/made'

const town = townOf(1)
const ada = personBy(town, 'ada@loop.example')
const there = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error('nobody')
  return value
}
const accountOf = (world: ServerState, xid: string): UserAccount => there(world.accounts[xid])
const winOf = (world: ServerState, kind: string) =>
  medalsOf(world, accountOf(world, ada)).find((medal) => medal.kind === kind)?.isWon

/** The server state after Ada has sent `messages` more messages to the square. */
const after = (messages: number): ServerState =>
  Array.from({ length: messages }, (_, n) => n).reduce(
    (world, n) =>
      applyInput(world, {
        type: 'MessageSent',
        at: START,
        xid: ada,
        conversationId: conversation('10000001'),
        clientId: made(ClientId, `c-${n}`),
        content: plainText('Tea'),
        messageId: made(MessageId, `m-${n}`),
        host: 'loop.example',
      }).world,
    town,
  )

describe('Levels on the simulated server', () => {
  it('R2-103 a seeded member has the seeded level, and points between the thresholds of that level and the next', () => {
    for (const account of residentsOf(1)) {
      const { standing, parts } = levelDetailOf(town, account)
      expect([account.name, standing.level]).toEqual([account.name, account.level])
      expect(standing.points).toBe(parts.reduce((sum, { points }) => sum + points, 0))
      expect([standing.from, standing.to]).toEqual([pointsFor(account.level), pointsFor(account.level + 1)])
      expect(standing.points >= standing.from && standing.points < (standing.to ?? Infinity)).toBe(true)
    }
  })

  it('when a member sends messages, the points and the level of the member rise, and the medals for that progress are won', () => {
    const later = after(120)
    const [before, now] = [town, later].map((world) => levelDetailOf(world, accountOf(world, ada)))
    expect(there(now).standing.points - there(before).standing.points).toBe(1_200)
    expect([levelOf(town, accountOf(town, ada)), levelOf(later, accountOf(later, ada))]).toEqual([12, 13])
    expect([winOf(town, 'talker'), winOf(later, 'talker'), winOf(later, 'ten'), winOf(later, 'twenty')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('the level on the profile of a member decides whether the member may speak and send pictures in a group', () => {
    const later = after(120)
    const group: Community = { ...there(later.communities['10000001']), minSpeakLevel: 13 }
    expect(userFor(later, accountOf(later, ada), ada).person.level).toBe(13)
    expect(
      [town, later].map((world) => refusalOf(world, accountOf(world, ada), group, plainText('Tea'), 'loop.example')),
    ).toEqual(['You need level 13 to speak here', null])
    const pictures: Community = { ...group, minSpeakLevel: 0, minImageLevel: 14 }
    expect(
      refusalOf(
        later,
        accountOf(later, ada),
        { ...pictures, ownerXid: personBy(town, 'ben@loop.example'), adminXids: [] },
        everyKind.image,
        'loop.example',
      ),
    ).toBe('You need level 14 to show pictures here')
  })

  it('BUB-6 R1-313 a member may join a bubble rain as soon as the current level of the member reaches the level of the rain', () => {
    const later = after(120)
    const rain: ServerRain = {
      id: 'r1',
      conversationId: conversation('10000001'),
      gid: there(town.communities['10000001']).gid,
      xid: ada,
      at: START,
      total: amount('1'),
      currencyId: 5,
      level: 13,
      only: null,
      bubbles: [],
      joined: emptyTable(),
      popped: emptyTable(),
      by: emptyTable(),
      isEnded: false,
    }
    expect([town, later].map((world) => rainJoinRefusal(world, rain, ada))).toEqual([
      'You need level 13 for this bubble rain',
      null,
    ])
    const counts = [town, later].map((world) => reachOf(world, there(world.communities['10000001']), 13))
    expect(there(counts[1]) - there(counts[0])).toBe(1)
  })
})
