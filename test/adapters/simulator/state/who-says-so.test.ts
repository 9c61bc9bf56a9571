import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { RULES_NOW } from '../../../../src/adapters/simulator/state/rules'
import { notificationListFor } from '../../../../src/adapters/simulator/state/features/notification/notifications'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { inviteCodeOf } from '../../../../src/adapters/simulator/state/users/invites'
import { personBy, START, townOf } from './town'

const town = townOf(1)
const [ada, sky] = [personBy(town, 'ada@loop.example'), personBy(town, 'super@loop.example')]
const GROUP = '470000047'
const after = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)
const apply = (xid: typeof ada, waits: boolean): ServerInput => ({
  type: 'VerificationApplied',
  at: START,
  xid,
  gid: GROUP,
  verification: 'official',
  projectName: 'Tea',
  twitterUrl: 'https://x.com/tea',
  waits,
})

describe('A verification on a server that strangers share', () => {
  it('R1-240 waits until a super user applies for the same group', () => {
    const asked = after(town, apply(ada, true))
    expect([asked.communities[GROUP]?.verification, asked.communities[GROUP]?.awaited?.kind]).toEqual([
      null,
      'official',
    ])
    const granted = after(asked, apply(sky, true)).communities[GROUP]
    expect([granted?.verification?.kind, granted?.awaited]).toEqual(['official', undefined])
  })

  it('R1-240 is accepted or refused by a super user, and nobody else decides', () => {
    const asked = after(town, apply(ada, true))
    const decide = (xid: typeof ada, accepted: boolean): ServerInput => ({
      type: 'VerificationDecided',
      at: START,
      xid,
      gid: GROUP,
      accepted,
    })
    expect(after(asked, decide(ada, true))).toBe(asked)
    const [accepted, refused] = [after(asked, decide(sky, true)), after(asked, decide(sky, false))]
    expect([accepted.communities[GROUP]?.verification?.kind, accepted.communities[GROUP]?.awaited]).toEqual([
      'official',
      undefined,
    ])
    expect([refused.communities[GROUP]?.verification, refused.communities[GROUP]?.awaited]).toEqual([null, undefined])
    for (const world of [accepted, refused])
      expect(notificationListFor(world, ada).filter(({ id }) => id.startsWith('verified-'))).toHaveLength(1)
    expect(after(accepted, decide(sky, false))).toBe(accepted)
  })

  it('is granted at once on a server that nobody else reaches', () => {
    expect(after(town, apply(ada, false)).communities[GROUP]?.verification?.kind).toBe('official')
  })
})

describe('The codes of a server', () => {
  const secret = (text: string): ServerInput => ({ type: 'SecretChosen', at: START, secret: text })
  const created = (world: ServerState): string | undefined => {
    const input: ServerInput = {
      type: 'GroupCreated',
      at: START,
      xid: ada,
      draw: 7,
      terms: {
        name: 'Tea',
        icon: '/town/a.svg',
        banner: '',
        description: 'Tea',
        isPrivate: false,
        mutesNewcomers: false,
        locale: 'en',
        link: '',
        linkWhitelist: [],
        minImageLevel: 0,
        minSpeakLevel: 0,
        partnerLink: '',
      },
    }
    return Object.values(after(world, input).communities).find(({ name }) => name === 'Tea')?.inviteKey
  }

  it('the invite code of a member and the invite key of a new group depend on the secret of the server', () => {
    const worlds = [after(town, secret('one')), after(town, secret('two')), town]
    expect(new Set(worlds.map((world) => inviteCodeOf(world, ada))).size).toBe(3)
    const keys = worlds.map(created)
    expect([keys.every((key) => key !== undefined && /^[0-9a-f]{8}$/.test(key)), new Set(keys).size]).toEqual([true, 3])
  })

  it('the codes of a stored state without a secret stay as they were', () => {
    expect(inviteCodeOf(town, ada)).toBe(inviteCodeOf({ secret: '' }, ada))
  })
})

describe('The name of a new account', () => {
  const entered = (rules: number): ServerState =>
    after(
      town,
      { type: 'CodeAsked', at: START, email: 'rosa.diaz@x.example', code: '111111', source: '' },
      {
        type: 'CodeEntered',
        at: START,
        email: 'rosa.diaz@x.example',
        code: '111111',
        token: 't',
        draw: 54_321,
        source: '',
        rules,
      },
    )
  const nameIn = (world: ServerState) => world.accounts[world.byEmail['rosa.diaz@x.example'] ?? '']?.name

  it('tells nothing about the e-mail address', () => {
    expect(nameIn(entered(RULES_NOW))).toBe('Member 4321')
  })

  it('an account of an earlier version keeps its name', () => {
    expect(nameIn(entered(12))).toBe('rosa.diaz')
  })
})
