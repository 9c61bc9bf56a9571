import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isResultOf, reduceEntry, type EffectRequest } from '../../src/domain/event-log/reducer'
import { joinViewModel, joinReducer, type JoinTarget } from '../../src/domain/join'
import { refused, unreachable } from '../../src/domain/kernel/failure'
import type { Gid } from '../../src/domain/kernel/ids'
import { addMs, type Instant } from '../../src/domain/kernel/instant'
import { entriesOf } from '../../src/domain/kernel/table'
import type { TabMessage } from '../../src/domain/features'
import { gid } from '../support/builders/group'
import { NOON } from '../support/builders/instant'
import { room, stranger, wants } from '../domain/join/stories'

const OPEN = gid('10000001')
const CLOSED = gid('10000002')

type Fate = 'fair' | 'lost' | 'refused'
/** Messages that a person causes. The union of all messages is too large for the type of the arbitrary. */
type Pressed = Extract<TabMessage, { readonly type: `join/${string}` | 'RouteChanged' | 'ForgetAccount' }>
type Move =
  | { readonly kind: 'ask'; readonly gid: Gid; readonly knows: boolean; readonly toRoom: boolean }
  | { readonly kind: 'press'; readonly message: Pressed }
  | { readonly kind: 'answer'; readonly fate: Fate }
  /** Events that Ann does not cause: the server admits or removes Ann, or closes the group meanwhile. */
  | { readonly kind: 'others'; readonly change: 'kick' | 'close' | 'slow' }
  | { readonly kind: 'reload' }

const PRESSED: readonly Pressed[] = [
  { type: 'join/ConfirmJoin' },
  { type: 'join/ConfirmJoin' },
  { type: 'join/ContinueToApplication' },
  { type: 'join/SubmitApplication' },
  { type: 'join/CloseJoin' },
  { type: 'RouteChanged', path: '/message' },
  { type: 'ForgetAccount' },
]
const moves = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('ask' as const),
        gid: fc.constantFrom(OPEN, OPEN, CLOSED),
        knows: fc.boolean(),
        toRoom: fc.boolean(),
      }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('press' as const), message: fc.constantFrom(...PRESSED) }) },
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        fate: fc.constantFrom<Fate>('fair', 'fair', 'fair', 'lost', 'refused'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('others' as const),
        change: fc.constantFrom('kick' as const, 'close' as const, 'slow' as const),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'reload' as const }) },
  ),
  { maxLength: 60 },
)

interface Begun {
  readonly ask: EffectRequest
  readonly at: Instant
}

/** Ann's tab, and a server that may be slow to show its own changes. */
class Story {
  state = joinReducer.initial
  /** Every effect request that ever started, in order. */
  readonly begun: Begun[] = []
  readonly confirmed = { join: 0, apply: 0 }
  /** How often the server listed Ann as a member in response to a lookup that the client still waited for. */
  counted = 0
  /** The groups that list Ann as a member on the server. */
  readonly members = new Set<string>()
  readonly #closed = new Set<string>([CLOSED])
  #slow = 0
  #seq = 0
  at: Instant = NOON

  constructor(readonly asVisitor = false) {}

  asks(): readonly EffectRequest[] {
    return entriesOf(joinReducer.effects(this.state)).map(([, ask]) => ask)
  }
  isPrivate(of: Gid): boolean {
    return this.#closed.has(of)
  }
  #targetOf(of: Gid, knows: boolean): JoinTarget {
    const target = {
      ...stranger({ joinType: this.isPrivate(of) ? 'private' : 'normal', isMember: this.members.has(of) }),
      gid: of,
    }
    return knows ? target : { ...target, terms: null }
  }

  say(message: TabMessage): void {
    if ('ask' in message && !isResultOf(joinReducer, this.state, message)) return
    const { step, isBusy } = joinViewModel(this.state)
    if (message.type === 'join/ConfirmJoin' && step === 'public' && !isBusy) this.confirmed.join += 1
    if (message.type === 'join/SubmitApplication' && step === 'apply' && !isBusy) this.confirmed.apply += 1
    if (message.type === 'join/MembershipChecked' && message.isMember) this.counted += 1
    const before = joinReducer.effects(this.state)
    this.#seq += 1
    this.state = reduceEntry(joinReducer, this.state, { seq: this.#seq, at: this.at, from: null, message })
    for (const [id, ask] of entriesOf(joinReducer.effects(this.state)))
      if (before[id]?.seq !== ask.seq) this.begun.push({ ask, at: this.at })
  }

  #answerTo({ effect, id, seq, input }: EffectRequest, fate: Fate): TabMessage {
    const ask = { unit: 'join/join', id, seq }
    const of = JSON.stringify(input).includes(CLOSED) ? CLOSED : OPEN
    switch (effect) {
      case 'loadJoinTerms': {
        const { terms } = this.#targetOf(of, true)
        return fate === 'fair' && terms !== null
          ? { type: 'join/JoinTermsLoaded', ask, terms }
          : { type: 'join/JoinTermsNotLoaded', ask, failure: unreachable }
      }
      case 'joinGroup':
        if (fate === 'refused') return { type: 'join/JoinRefused', ask, failure: refused('no') }
        if (this.isPrivate(of) && !this.members.has(of)) return { type: 'join/JoinNeedsApplication', ask }
        this.members.add(of)
        return { type: 'join/JoinAccepted', ask }
      case 'checkMembership': {
        this.#slow -= 1
        return {
          type: 'join/MembershipChecked',
          ask,
          isMember: fate === 'fair' && this.#slow < 0 && this.members.has(of),
        }
      }
      case 'applyToJoin':
        return fate === 'fair'
          ? { type: 'join/ApplicationSent', ask }
          : { type: 'join/ApplicationNotSent', ask, failure: unreachable }
      case 'enterGroup':
        return { type: 'join/GroupEntered', ask }
      case 'showJoinFailure':
        return { type: 'join/JoinFailureShown', ask }
      case 'offerSignIn':
        return { type: 'join/VisitorSignInOffered', ask }
      default:
        return { type: 'AlarmRang', ask }
    }
  }

  answer(one: EffectRequest, fate: Fate): void {
    const due: unknown = one.input
    if (one.effect === 'alarm' && typeof due === 'object' && due !== null && 'at' in due)
      this.at = addMs(this.at, Math.max(0, Number(due.at) - this.at))
    this.say(this.#answerTo(one, fate))
  }

  go(move: Move): void {
    switch (move.kind) {
      case 'ask':
        return this.say(
          wants(this.#targetOf(move.gid, move.knows), { to: move.toRoom ? room : null, asVisitor: this.asVisitor }),
        )
      case 'press':
        return this.say(move.message)
      case 'others':
        if (move.change === 'slow') this.#slow = 12
        else if (move.change === 'kick') this.members.delete(OPEN)
        else this.#closed.add(OPEN)
        return
      case 'reload': {
        const decoded = joinReducer.codec.decode(JSON.parse(JSON.stringify(joinReducer.codec.encode(this.state))))
        if (decoded._tag === 'Left') throw new Error('the state cannot be read back')
        this.state = decoded.right
        return
      }
      case 'answer': {
        const [one] = this.asks()
        if (one !== undefined) this.answer(one, move.fate)
      }
    }
  }

  count(effect: string): number {
    return this.begun.filter(({ ask }) => ask.effect === effect).length
  }
}

const CALLS: readonly string[] = ['loadJoinTerms', 'joinGroup', 'checkMembership', 'applyToJoin', 'enterGroup']
const always = (holds: (story: Story, moves: readonly Move[]) => void) =>
  fc.assert(
    fc.property(moves, (made) => holds(new Story(), made)),
    { numRuns: 1_000 },
  )

describe('Joining a group, whatever happens to the requests', () => {
  it('JOIN-1 a join and an application are each sent at most once per confirmation', () => {
    always((story, made) => {
      for (const move of made) {
        story.go(move)
        expect(story.count('joinGroup')).toBeLessThanOrEqual(story.confirmed.join)
        expect(story.count('applyToJoin')).toBeLessThanOrEqual(story.confirmed.apply)
      }
    })
  })

  it('JOIN-2 no join request goes to a group that the client knows to be private', () => {
    always((story, made) => {
      for (const move of made) {
        story.go(move)
        const isClosed = story.state.context.target?.terms?.joinType === 'private'
        expect(story.asks().filter(({ effect }) => isClosed && effect === 'joinGroup')).toEqual([])
      }
      expect(
        story.begun.filter(({ ask }) => ask.effect === 'joinGroup' && JSON.stringify(ask.input).includes(CLOSED)),
      ).toEqual([])
    })
  })

  it('JOIN-3 a confirmed join is requested exactly once, even if the tab reloads', () => {
    always((story, made) => {
      for (const move of made) story.go(move)
      expect(story.count('joinGroup')).toBe(story.confirmed.join)
    })
  })

  it('JOIN-4 a membership lookup is repeated at most ten times, and the n-th repetition waits n times 200 ms', () => {
    always((story, made) => {
      for (const move of made) story.go(move)
      let retry = 0
      for (const [i, { ask, at }] of story.begun.entries()) {
        if (ask.effect === 'joinGroup') retry = 0
        if (ask.effect !== 'alarm') continue
        retry += 1
        expect(ask.input).toEqual({ at: addMs(at, 200 * retry) })
        expect(retry).toBeLessThanOrEqual(10)
        const next = story.begun[i + 1]
        const looked = next?.ask.effect === 'checkMembership' ? next.at : addMs(at, 200 * retry)
        expect(looked).toBe(addMs(at, 200 * retry))
      }
    })
  })

  it('JOIN-5 a join opens the group with a toast exactly once for each lookup that finds the membership', () => {
    always((story, made) => {
      for (const move of made) {
        story.go(move)
        const told = story.begun.filter(
          ({ ask }) => ask.effect === 'enterGroup' && JSON.stringify(ask.input).includes('"isNew":true'),
        )
        expect(told.length).toBe(story.counted)
      }
    })
  })

  it('JOIN-9 the client opens a group only if the person is a member of the group', () => {
    always((story, made) => {
      for (const move of made) {
        const before = story.count('enterGroup')
        story.go(move)
        if (story.count('enterGroup') === before) continue
        const of = JSON.stringify(story.begun.at(-1)?.ask.input).includes(CLOSED) ? CLOSED : OPEN
        expect(story.members.has(of)).toBe(true)
      }
    })
  })

  it('ALL-5 a join has no effect requests left once every request has its response', () => {
    always((story, made) => {
      for (const move of made) story.go(move)
      for (let i = 0; i < 40 && story.asks().length > 0; i += 1)
        for (const one of story.asks()) story.answer(one, 'fair')
      expect(story.asks()).toEqual([])
    })
  })

  it('ALL-10 JOIN-8 whatever a visitor presses, the client sends no join request', () => {
    fc.assert(
      fc.property(moves, (made) => {
        const story = new Story(true)
        for (const move of made) story.go(move)
        expect(story.begun.filter(({ ask }) => CALLS.includes(ask.effect))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})
