import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { socketState } from '../../src/domain/connection'
import { socketReducer } from '../../src/domain/connection/socket.machine'
import { noonPlus } from '../support/builders/instant'
import { ann, ben, vera, type Person } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { alarm, given, wait, type Step, type Story } from '../support/given'

type Socket = Story<typeof socketReducer.initial>
type Happening =
  | 'opens'
  | 'closes'
  | 'oldCloses'
  | 'oldOpens'
  | 'online'
  | 'offline'
  | 'shown'
  | 'alarm'
  | 'ends'
  | Person
  | number

const happenings: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<Happening>('opens', 'closes', 'closes', 'alarm', 'alarm') },
    { weight: 4, arbitrary: fc.constantFrom<Happening>('online', 'offline', 'shown', 'oldCloses', 'oldOpens') },
    { weight: 1, arbitrary: fc.constantFrom<Happening>('ends', ann, ben) },
    { weight: 4, arbitrary: fc.oneof(fc.constantFrom(2_999, 3_000, 600_000), fc.nat(4_000)) },
  ),
  { maxLength: 50 },
)

const OLD = { unit: 'connection/socket', id: 'openSocket', seq: -1 }

const stepOf = (story: Socket, one: Happening): Step | null => {
  if (typeof one === 'number') return wait(one)
  if (typeof one === 'object') return { type: 'SignedIn', session: sessionOf(one) }
  const asked = story.asked()
  switch (one) {
    case 'online':
      return { type: 'NetworkOnline' }
    case 'offline':
      return { type: 'NetworkOffline' }
    case 'shown':
      return { type: 'TabShown' }
    case 'ends':
      return { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'expired' }
    case 'oldCloses':
      return { type: 'SocketClosed', ask: OLD }
    case 'oldOpens':
      return { type: 'SocketOpened', ask: OLD, again: true }
    case 'opens':
      return socketState(story.state) !== 'connecting'
        ? null
        : (ask) => ({ type: 'SocketOpened', ask: ask('openSocket'), again: story.state.context.openedBefore })
    case 'closes':
      return 'openSocket' in asked ? (ask) => ({ type: 'SocketClosed', ask: ask('openSocket') }) : null
    case 'alarm':
      return 'reconnect' in asked ? alarm('reconnect') : 'connectLimit' in asked ? alarm('connectLimit') : null
  }
}

interface Beat {
  readonly what: Happening
  readonly before: Socket
  readonly after: Socket
  readonly ms: number
}

/** An alarm rings when it is due, or later if the tab slept. */
const lived = (all: readonly Happening[], begins: Person = vera): readonly Beat[] => {
  let story = given(socketReducer, { type: 'SignedIn', session: sessionOf(begins) })
  let ms = 0
  return all.flatMap((what): readonly Beat[] => {
    const before = story
    const step = stepOf(story, what)
    if (step === null) return []
    const due = before.state.context.alarmAt - noonPlus(0)
    const late = typeof what === 'number' ? what : what === 'alarm' ? Math.max(0, due - ms) : 0
    ms += late
    story = typeof what === 'number' ? before.when(step) : before.when(wait(late), step)
    return [{ what, before, after: story, ms }]
  })
}

const always = (holds: (beats: readonly Beat[]) => void) =>
  fc.assert(
    fc.property(happenings, (all) => holds(lived(all))),
    { numRuns: 400 },
  )

const opening = ({ state }: Socket) => state.asks['openSocket']

describe('The socket, whatever happens', () => {
  it('WS-1 the socket is always closed, connecting or open, and is requested exactly while connecting or open', () => {
    always((beats) => {
      const states = beats.map(({ after }) => socketState(after.state))
      expect(states.filter((state) => !['closed', 'connecting', 'open'].includes(state))).toEqual([])
      expect(beats.map(({ after }) => opening(after) !== undefined)).toEqual(states.map((state) => state !== 'closed'))
    })
  })

  it('WS-1 the client ignores events of a socket that was replaced by a new socket', () => {
    always((beats) => {
      expect(
        beats.filter(
          ({ what, before, after }) => (what === 'oldCloses' || what === 'oldOpens') && after.state !== before.state,
        ),
      ).toEqual([])
    })
  })

  it('R1-150 R1-327 R2-143 R2-321 WS-4 a lost socket makes one new connection attempt after 3,000 ms', () => {
    always((beats) => {
      const lost = beats.filter(
        ({ what, before }) => what === 'closes' || (what === 'alarm' && socketState(before.state) === 'connecting'),
      )
      expect(lost.map(({ after }) => after.asked())).toEqual(
        lost.map(({ ms }) => ({ reconnect: { at: noonPlus(ms + 3_000) } })),
      )
      const tried = beats.filter(({ what, before }) => what === 'alarm' && 'reconnect' in before.asked())
      expect(tried.map(({ after }) => ({ ...after.asked(), openSocket: null }))).toEqual(
        tried.map(({ ms }) => ({ connectLimit: { at: noonPlus(ms + 3_000) }, openSocket: null })),
      )
    })
  })

  it('WS-4 WS-6 after the session has ended, the socket makes no connection attempt until a sign-in', () => {
    always((beats) => {
      const idle = beats.filter(
        ({ what, before }) => what === 'ends' || (before.state.value === 'idle' && typeof what !== 'object'),
      )
      expect(idle.map(({ after }) => [after.state.value, after.asked(), after.state.context.sessionId])).toEqual(
        idle.map(() => ['idle', {}, null]),
      )
    })
  })

  it('WS-6 a sign-in with a new session opens a new socket, and a repeated sign-in does not replace the socket', () => {
    always((beats) => {
      const signedIn = beats.flatMap(({ what, before, after }) =>
        typeof what === 'object' ? [{ before, after, sessionId: sessionOf(what).sessionId }] : [],
      )
      const isSame = (one: (typeof signedIn)[number]): boolean => one.before.state.context.sessionId === one.sessionId
      expect(signedIn.filter((one) => isSame(one) && one.after.state !== one.before.state)).toEqual([])
      const others = signedIn.filter((one) => !isSame(one))
      expect(others.map(({ after }) => opening(after)?.input)).toEqual(
        others.map(({ sessionId }) => ({ sessionId, again: false })),
      )
      expect(others.filter(({ before, after }) => opening(after)?.seq === opening(before)?.seq)).toEqual([])
    })
  })

  it('WS-7 every opening of the socket except the first of a session is marked as a reopening', () => {
    always((beats) => {
      const said: unknown[] = []
      const due: unknown[] = []
      let hasOpened = false
      for (const { what, before, after } of beats) {
        if (before.state.context.sessionId !== after.state.context.sessionId) hasOpened = false
        const ask = opening(after)
        if (ask !== undefined && ask.seq !== opening(before)?.seq) {
          said.push(ask.input)
          due.push({ sessionId: after.state.context.sessionId, again: hasOpened })
        }
        if (what === 'opens') hasOpened = true
      }
      expect(said).toEqual(due)
    })
  })

  it('WS-9 the socket never has more than one timer, and network or visibility events never change the timer', () => {
    always((beats) => {
      expect(
        beats.filter(({ after }) => Object.keys(after.asked()).filter((id) => id !== 'openSocket').length > 1),
      ).toEqual([])
      const told = beats.filter(({ what }) => what === 'online' || what === 'offline' || what === 'shown')
      expect(told.map(({ after }) => after.asked())).toEqual(told.map(({ before }) => before.asked()))
    })
  })

  it('ALL-6 a lost socket makes one connection attempt after the tab slept for ten minutes', () => {
    const beats = lived(['opens', 'closes', 600_000, 'alarm', 'opens'])
    expect(
      beats.filter(({ before, after }) => opening(after) !== undefined && opening(after)?.seq !== opening(before)?.seq),
    ).toHaveLength(1)
  })
})
