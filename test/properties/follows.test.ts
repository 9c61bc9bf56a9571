import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountMessage } from '../../src/domain/features'
import { isResultOf, reduceEntry, type EffectRequest } from '../../src/domain/event-log/reducer'
import { unreachable } from '../../src/domain/kernel/failure'
import { entriesOf } from '../../src/domain/kernel/table'
import { ownPerson, personByUid, relationTo, type Blocked, type Change } from '../../src/domain/profile'
import { profileReducer } from '../../src/domain/profile/profile.reducer'
import { noonPlus } from '../support/builders/instant'
import { ann, ben, vera, type Person } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { userOf } from '../support/builders/user'

const OTHERS = [ben, vera] as const
const CHANGES: readonly Change[] = ['follow', 'unfollow', 'block', 'unblock']

/** The fate of a request: it succeeds, or it is lost before (`lost`) or after (`answerLost`) the server handled it. */
type Fate = 'fair' | 'lost' | 'answerLost'

type Move =
  | { readonly kind: 'tap'; readonly who: 0 | 1; readonly change: Change }
  | { readonly kind: 'show'; readonly who: 0 | 1 }
  | { readonly kind: 'list' }
  | { readonly kind: 'serve' | 'answer'; readonly pick: number; readonly fate: Fate }

const moves = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('tap' as const),
        who: fc.constantFrom(0 as const, 1 as const),
        change: fc.constantFrom(...CHANGES),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('show' as const), who: fc.constantFrom(0 as const, 1 as const) }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'list' as const }) },
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constantFrom('serve' as const, 'answer' as const),
        pick: fc.nat(5),
        fate: fc.constantFrom<Fate>('fair', 'fair', 'lost', 'answerLost'),
      }),
    },
  ),
  { maxLength: 40 },
)

interface Standing {
  follow: boolean
  blocked: Blocked
  followers: number
}

/** Ann's browser, and a server that handles her requests in any order and responds late or never. */
class Story {
  state = profileReducer.initial
  /** The changes that the server acknowledged to this browser. */
  readonly acknowledged: { readonly who: Person; readonly change: Change }[] = []
  readonly #server = new Map<string, Standing>(
    OTHERS.map(({ xid }) => [xid, { follow: false, blocked: 'none', followers: 1 }]),
  )
  /** Responses of the server that have not arrived yet. */
  readonly #said = new Map<string, AccountMessage>()
  #seq = 0
  #following = 0

  say(message: AccountMessage): void {
    if (
      message.type !== 'AlarmRang' &&
      'ask' in message &&
      message.ask.unit === 'profile' &&
      !isResultOf(profileReducer, this.state, message)
    )
      return
    if (message.type === 'profile/RelationChanged')
      this.acknowledged.push({ who: this.#who(message.xid), change: message.change })
    this.#seq += 1
    this.state = reduceEntry(profileReducer, this.state, {
      seq: this.#seq,
      at: noonPlus(this.#seq),
      from: null,
      message,
    })
  }

  asks(): readonly EffectRequest[] {
    return entriesOf(profileReducer.effects(this.state)).map(([, ask]) => ask)
  }
  server(who: Person): Standing {
    return this.#server.get(who.xid) ?? { follow: false, blocked: 'none', followers: 0 }
  }
  get following(): number {
    return this.#following
  }

  #who(xid: string): Person {
    return OTHERS.find((one) => one.xid === xid) ?? ann
  }
  #user(who: Person) {
    const { follow, blocked, followers } = this.server(who)
    return userOf(who, { person: { followers, following: who === ann ? this.#following : 0 }, follow, blocked })
  }

  #apply(xid: string, change: Change): void {
    const of = this.server(this.#who(xid))
    if (change === 'follow' && !of.follow) {
      this.#following += 1
      of.followers += 1
    }
    if (change === 'unfollow' && of.follow) {
      this.#following -= 1
      of.followers -= 1
    }
    if (change === 'follow' || change === 'unfollow') of.follow = change === 'follow'
    else of.blocked = change === 'block' ? 'byMe' : 'none'
  }

  /** The server handles the request and prepares its response. */
  serve({ id, effect, input, seq }: EffectRequest): void {
    const ask = { unit: 'profile/profile', id, seq }
    if (this.#said.has(`${id} ${seq}`)) return
    const made = this.#answer(effect, input, ask)
    if (made !== null) this.#said.set(`${id} ${seq}`, made)
  }

  #answer(effect: string, input: unknown, ask: { unit: string; id: string; seq: number }): AccountMessage | null {
    if (effect === 'readOwnProfile') return { type: 'profile/OwnProfileLoaded', ask, user: this.#user(ann) }
    for (const who of OTHERS) {
      if (effect === 'findPerson' && ask.id.endsWith(who.uid))
        return { type: 'profile/PersonFound', ask, uid: who.uid, user: this.#user(who) }
      if (effect === 'changeRelation' && ask.id.endsWith(who.xid)) {
        const change = CHANGES.find((one) => JSON.stringify(input).includes(`"${one}"`))
        if (change === undefined) return null
        this.#apply(who.xid, change)
        return { type: 'profile/RelationChanged', ask, xid: who.xid, change }
      }
    }
    return effect !== 'listFollows'
      ? null
      : {
          type: 'profile/FollowsLoaded',
          ask,
          xid: ann.xid,
          list: 'followers',
          page: 1,
          size: 20,
          rows: OTHERS.map(({ xid, uid, name }) => ({ rowId: name, xid, uid, name, avatar: null })),
          followed: OTHERS.filter((who) => this.server(who).follow).map(({ xid }) => xid),
        }
  }

  #failed({ effect, id, seq, input }: EffectRequest): AccountMessage | null {
    const ask = { unit: 'profile/profile', id, seq }
    if (effect === 'readOwnProfile') return { type: 'profile/OwnProfileNotLoaded', ask, failure: unreachable }
    if (effect === 'listFollows')
      return { type: 'profile/FollowsNotLoaded', ask, xid: ann.xid, list: 'followers', failure: unreachable }
    const who = OTHERS.find(({ uid, xid }) => id.endsWith(uid) || id.endsWith(xid))
    if (who === undefined) return null
    if (effect === 'findPerson') return { type: 'profile/PersonNotLoaded', ask, uid: who.uid, failure: unreachable }
    const change = CHANGES.find((one) => JSON.stringify(input).includes(`"${one}"`)) ?? 'follow'
    return { type: 'profile/RelationNotChanged', ask, xid: who.xid, change, failure: unreachable }
  }

  /** The response arrives, or is lost. */
  answer(one: EffectRequest, fate: Fate): void {
    if (fate === 'answerLost') this.serve(one)
    const made = fate === 'fair' ? (this.serve(one), this.#said.get(`${one.id} ${one.seq}`)) : this.#failed(one)
    if (made !== undefined && made !== null) this.say(made)
  }

  go(move: Move): void {
    const asks = this.asks()
    switch (move.kind) {
      case 'tap':
        return this.say({ type: 'profile/ChangeRelation', xid: OTHERS[move.who].xid, change: move.change })
      case 'show':
        return this.say({ type: 'profile/ShowPerson', uid: OTHERS[move.who].uid })
      case 'list':
        return this.say({ type: 'profile/ShowFollows', xid: ann.xid, list: 'followers' })
      default: {
        const one = asks[move.pick % Math.max(1, asks.length)]
        if (one === undefined) return
        if (move.kind === 'serve') this.serve(one)
        else this.answer(one, move.fate)
      }
    }
  }

  /** The network recovers, and every request gets a response. */
  settle(): void {
    this.say({ type: 'NetworkOnline' })
    for (let asks = this.asks(); asks.length > 0; asks = this.asks()) for (const one of asks) this.answer(one, 'fair')
  }

  shown(who: Person) {
    const person = personByUid(this.state, who.uid)
    return { ...relationTo(this.state, who.xid), followers: person.status === 'shown' ? person.person.followers : null }
  }

  shownFollowing(): number | null {
    const me = ownPerson(this.state)
    return me.status === 'shown' ? me.person.following : null
  }
}

const begun = (): Story => {
  const story = new Story()
  story.say({ type: 'SignedIn', session: sessionOf(ann) })
  story.say({ type: 'profile/ShowOwnProfile', me: ann.xid })
  for (const { uid } of OTHERS) story.say({ type: 'profile/ShowPerson', uid })
  story.settle()
  return story
}
const BY: Readonly<Record<Change, number>> = { follow: 1, unfollow: -1, block: 0, unblock: 0 }
/** A follow whose response was lost: the client read the person again, but not Ann's own count. Then Ann unfollows. */
const HALF_READ: readonly Move[] = [
  { kind: 'tap', who: 1, change: 'follow' },
  { kind: 'answer', pick: 0, fate: 'answerLost' },
  { kind: 'answer', pick: 1, fate: 'fair' },
  { kind: 'tap', who: 1, change: 'unfollow' },
  { kind: 'answer', pick: 0, fate: 'fair' },
]
const always = (holds: (story: Story, moves: readonly Move[]) => void) =>
  fc.assert(
    fc.property(moves, (made) => holds(begun(), made)),
    { numRuns: 1_000, examples: [[[...HALF_READ]]] },
  )

describe('Following and blocking, whatever happens to the requests', () => {
  it('FOL-4 FOL-6 once the network is back, the shown follows, blocks and counts equal those on the server', () => {
    always((story, made) => {
      for (const move of made) story.go(move)
      story.settle()
      for (const who of OTHERS) {
        const { follow, blocked, followers } = story.server(who)
        expect(story.shown(who)).toEqual({ follow, blocked, followers, busy: false })
      }
      expect(story.shownFollowing()).toBe(story.following)
    })
  })

  it('FOL-3 taps on a member are ignored while a request for that member is in flight', () => {
    always((story, made) => {
      for (const move of made) {
        const before = story.state
        const busy = move.kind === 'tap' && relationTo(before, OTHERS[move.who].xid)?.busy === true
        story.go(move)
        const after = busy ? before : story.state
        expect([profileReducer.effects(story.state), story.state.data]).toEqual([
          profileReducer.effects(after),
          after.data,
        ])
        for (const { xid } of OTHERS) {
          expect(
            story.asks().filter(({ effect, id }) => effect === 'changeRelation' && id.endsWith(xid)).length,
          ).toBeLessThanOrEqual(1)
        }
      }
    })
  })

  it('FOL-4 after a failed follow or block, the client shows the person as before the tap', () => {
    always((story, made) => {
      const before = new Map<string, ReturnType<Story['shown']>>()
      const fallenBack: (readonly [unknown, unknown])[] = []
      for (const move of made) {
        const shown = OTHERS.map((who) => story.shown(who))
        story.go(move)
        OTHERS.forEach((who, i) => {
          const was = shown[i]
          const is = story.shown(who)
          if (was === undefined) return
          if (was.busy !== true && is.busy === true) before.set(who.xid, was)
          const isFailure = move.kind === 'answer' && move.fate !== 'fair'
          if (was.busy === true && is.busy !== true && isFailure) fallenBack.push([is, before.get(who.xid)])
        })
      }
      expect(fallenBack.map(([is]) => is)).toEqual(fallenBack.map(([, was]) => was))
    })
  })

  it('FOL-5 each follow or unfollow that the server acknowledges changes the counts by one, but never below 0', () => {
    always((story, made) => {
      const counts = () => [...OTHERS.map((who) => story.shown(who).followers ?? 0), story.shownFollowing() ?? 0]
      for (const move of made) {
        const [before, acks, reads] = [counts(), story.acknowledged.length, move.kind === 'answer']
        story.go(move)
        const ack = story.acknowledged[acks]
        const by = ack === undefined ? 0 : BY[ack.change]
        // A follow may succeed with its response lost. If only one of its two counts was read since, the other stays
        // at 0.
        const expected = [
          ...OTHERS.map((who, i) => (before[i] ?? 0) + (who === ack?.who ? by : 0)),
          (before[OTHERS.length] ?? 0) + by,
        ].map((count) => Math.max(0, count))
        // A response that acknowledges nothing is a read: it contains the server's count.
        expect(counts()).toEqual(reads && ack === undefined ? counts() : expected)
        expect(Math.min(...counts())).toBeGreaterThanOrEqual(0)
      }
    })
  })

  it('FOL-1 ALL-10 a visitor’s taps on follow and block send no request', () => {
    fc.assert(
      fc.property(moves, (made) => {
        const story = new Story()
        story.say({
          type: 'VisitorEntered',
          ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 },
          session: sessionOf(vera),
        })
        for (const move of made) {
          story.go(move)
          expect(story.asks()).toEqual([])
        }
      }),
      { numRuns: 100 },
    )
  })
})
