import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatState, isKicked, type ChatState } from '../../src/domain/connection'
import { chatServiceReducer } from '../../src/domain/connection/chat-service.machine'
import type { Instant } from '../../src/domain/kernel/instant'
import { NOON } from '../support/builders/instant'
import { ann, ben } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { alarm, given, wait, type Step, type Story } from '../support/given'

type Chat = Story<typeof chatServiceReducer.initial>
type Happening =
  | 'logged'
  | 'closed'
  | 'connectFails'
  | 'loginFails'
  | 'kicked'
  | 'alarm'
  | 'online'
  | 'shown'
  | 'socket'
  | 'person'
  | 'otherSession'
  | 'ends'
  | number

const ANSWERS = {
  logged: 'ChatServiceLoggedIn',
  closed: 'ChatServiceClosed',
  connectFails: 'ChatConnectFailed',
  loginFails: 'ChatLoginFailed',
  kicked: 'ChatKickedOffline',
} as const
const SIGNALS: ReadonlySet<Happening> = new Set(['online', 'shown', 'socket', 'person'])

const NEW_SERIES: ReadonlySet<Happening> = new Set([...SIGNALS, 'logged', 'kicked', 'otherSession', 'ends'])

const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.constantFrom<Happening>(
        'logged',
        'closed',
        'connectFails',
        'connectFails',
        'loginFails',
        'alarm',
        'alarm',
      ),
    },
    { weight: 2, arbitrary: fc.constantFrom<Happening>('online', 'shown', 'socket', 'person', 'kicked') },
    { weight: 1, arbitrary: fc.constantFrom<Happening>('otherSession', 'ends') },
    { weight: 4, arbitrary: fc.nat(90_000) },
  ),
  { maxLength: 60 },
)

/** The step of an event. `null` if the event cannot happen now, because no running effect could cause the event. */
const stepOf = (story: Chat, one: Happening): Step | null => {
  if (typeof one === 'number') return wait(one)
  switch (one) {
    case 'online':
      return { type: 'NetworkOnline' }
    case 'shown':
      return { type: 'TabShown' }
    case 'socket':
      return { type: 'SocketOpened', ask: { unit: 'connection/socket', id: 'openSocket', seq: 1 }, again: true }
    case 'person':
      return { type: 'ReconnectChat' }
    case 'otherSession':
      return { type: 'SignedIn', session: sessionOf(ben) }
    case 'ends':
      return { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'expired' }
    case 'alarm':
      return 'retry' in story.asked() ? alarm('retry') : null
    case 'logged':
      return chatState(story.state) !== 'logging'
        ? null
        : (ask) => ({ type: 'ChatServiceLoggedIn', ask: ask('joinChatService'), sessionId: sessionOf(ann).sessionId })
    default:
      return 'joinChatService' in story.asked() ? (ask) => ({ type: ANSWERS[one], ask: ask('joinChatService') }) : null
  }
}

interface Beat {
  readonly what: Happening
  readonly before: Chat
  readonly after: Chat
  readonly at: number
}

/** Plays the events in order and returns one `Beat` per event. An alarm never rings before its time. */
const lived = (all: readonly Happening[]): readonly Beat[] => {
  let story = given(chatServiceReducer, { type: 'SignedIn', session: sessionOf(ann) })
  let at: number = NOON
  return all.flatMap((what): readonly Beat[] => {
    const before = story
    const step = stepOf(story, what)
    if (step === null) return []
    if (typeof what === 'number') at += what
    const due: Instant = story.state.context.retryAt
    if (what === 'alarm' && due > at) {
      story = story.when(wait(due - at))
      at = due
    }
    story = story.when(step)
    return [{ what, before, after: story, at }]
  })
}

const joins = ({ before, after }: Beat): boolean => {
  const ask = after.state.asks['joinChatService']
  return ask !== undefined && ask.seq !== before.state.asks['joinChatService']?.seq
}

const always = (holds: (beats: readonly Beat[]) => void) =>
  fc.assert(
    fc.property(happenings, (all) => holds(lived(all))),
    { numRuns: 400 },
  )

describe('The chat service, whatever happens', () => {
  it('R2-153 IM-1 the chat service makes only the allowed transitions between logged out, logging in and logged in', () => {
    const allowed: ReadonlySet<string> = new Set<`${ChatState} ${ChatState}`>([
      'logout logging',
      'logging logged',
      'logging logout',
      'logged logging',
      'logged logout',
      'logout logout',
      'logging logging',
      'logged logged',
    ])
    always((beats) => {
      const moves = beats.map(({ before, after }) => `${chatState(before.state)} ${chatState(after.state)}`)
      expect(moves.filter((move) => !allowed.has(move))).toEqual([])
    })
  })

  it('R2-154 R2-315 IM-2 the chat service retries a failed connection five times, 3 s apart, and then stops', () => {
    always((beats) => {
      const asked: unknown[] = []
      const due: unknown[] = []
      let retries = 0
      for (const { what, before, after, at } of beats) {
        if (what === 'connectFails') {
          asked.push(after.asked())
          due.push(retries < 5 ? { retry: { at: at + 3_000 } } : {})
          retries += 1
        }
        if (NEW_SERIES.has(what) || before.state.value === 'givenUp') retries = 0
      }
      expect(asked).toEqual(due)
    })
  })

  it('R2-154 R2-315 IM-3 the chat service retries a failed login after 5 s without using up an attempt', () => {
    always((beats) => {
      const failed = beats.filter(({ what }) => what === 'loginFails')
      expect(failed.map(({ after }) => [after.asked(), after.state.context.tries])).toEqual(
        failed.map(({ before, at }) => [{ retry: { at: at + 5_000 } }, before.state.context.tries]),
      )
    })
  })

  it('IM-4 after the last attempt, a new login starts only for another session or on a signal of network, tab, socket or member', () => {
    always((beats) => {
      const begun = beats.filter((beat) => beat.before.state.value === 'givenUp' && joins(beat))
      expect(begun.filter(({ what }) => !SIGNALS.has(what) && what !== 'otherSession')).toEqual([])
    })
  })

  it('IM-5 a kicked member does not log in until the member requests a login or another session begins', () => {
    const leads: ReadonlySet<Happening> = new Set(['person', 'otherSession', 'ends'])
    always((beats) => {
      // Signing in the same account again starts no other session.
      const out = beats.filter(
        ({ what, before }) =>
          isKicked(before.state) &&
          !(what === 'otherSession' && before.state.context.sessionId === sessionOf(ben).sessionId),
      )
      expect(out.filter(({ what, after }) => isKicked(after.state) === leads.has(what))).toEqual([])
      const staying = out.filter(({ what }) => !leads.has(what))
      expect(staying.map(({ after }) => [after.state.value, after.asked()])).toEqual(staying.map(() => ['kicked', {}]))
    })
  })

  it('if the chat service ends every login within a second, the client logs in at most 11 times in two minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(900), { minLength: 40, maxLength: 40 }), (stays) => {
        const logins: number[] = []
        for (const beat of lived(stays.flatMap((ms): readonly Happening[] => ['logged', ms, 'closed', 'alarm'])))
          if (joins(beat)) logins.push(beat.at)
        expect(logins.length).toBeGreaterThan(30)
        for (const from of logins)
          expect(logins.filter((at) => at >= from && at < from + 120_000).length).toBeLessThanOrEqual(11)
      }),
    )
  })
})
