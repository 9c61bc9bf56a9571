import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { accountMessages, tabMessages } from '../support/whole-domain'
import type { Reducer } from '../../src/domain/event-log'
import { Uid, Xid } from '../../src/domain/kernel/ids'
import { entriesOf } from '../../src/domain/kernel/table'
import { arbitraryOf } from '../support/arbitraries/of-codec'
import { made } from '../support/builders/made'
import { sessionOf } from '../support/builders/session'
import { features, has, units } from '../support/domain-exports'
import { given, type Step, type Story } from '../support/given'

const codecs: Readonly<Record<string, t.Mixed>> = Object.assign(
  {},
  accountMessages,
  tabMessages,
  ...[...features.values()].map(({ messages: { account, tab } }) => ({ ...account, ...tab })),
)

/** All personal data in the generated messages. */
const PERSONAL = /x-ann|x-ben|x-vera|u-ann|u-ben|ann@b\.example|sg_12345678|sg_87654321|Ann Lee/

const isStep = (u: unknown): u is Step => has(u, 'type') && typeof u.type === 'string' && codecs[u.type]?.is(u) === true

/** The message as it arrives. A result refers to a request that runs at that moment. */
const stepsOf = ({
  handles: hears,
  effects: asks,
}: Reducer<unknown>): fc.Arbitrary<(story: Story<unknown>) => Step | null> =>
  fc
    .tuple(
      fc.oneof(...[...hears].flatMap((type) => codecs[type] ?? []).map((codec) => arbitraryOf<unknown>(codec))),
      fc.nat(5),
    )
    .map(([message, pick]) => (story) => {
      const running = entriesOf(asks(story.state))
      const [id, ask] = running[pick % Math.max(1, running.length)] ?? []
      const said = has(message, 'ask') ? { ...message, ask: { unit: story.unit.name, id, seq: ask?.seq } } : message
      return isStep(said) ? said : null
    })

const walk = (unit: Reducer<unknown>): fc.Arbitrary<Story<unknown>> =>
  fc.array(stepsOf(unit), { maxLength: 25 }).map((steps) =>
    steps.reduce<Story<unknown>>((story, step) => {
      const next = step(story)
      return next === null ? story : story.when(next)
    }, given(unit)),
  )

/** The next account has nothing in common with the earlier account. */
const session = sessionOf({ xid: made(Xid, 'x-zoe'), uid: made(Uid, 'u-zoe'), name: 'Zoe' })
const ENDS: readonly (readonly [end: string, step: Step])[] = [
  ['ForgetAccount', { type: 'ForgetAccount' }],
  ['SignedIn', { type: 'SignedIn', session }],
  ['SessionEnded', { type: 'SessionEnded', ask: { unit: 'session', id: 'endSession', seq: 1 }, reason: 'signedOut' }],
  ['VisitorEntered', { type: 'VisitorEntered', ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 }, session }],
]
/** The session reducer is excluded, because a session ends only with the results of its own requests. */
const ended = [...units.values()]
  .filter(({ name }) => name !== 'session')
  .flatMap((unit) =>
    ENDS.flatMap(([end, step]) => (unit.handles.has(end) ? [{ name: unit.name, end, unit, step }] : [])),
  )
/** The parts of a state to compare after its session ended: the machine state or the keys, and the effect requests. */
const standing = ({ state, unit }: Story<unknown>): unknown => [
  has(state, 'value') ? state.value : null,
  has(state, 'byKey') ? Object.keys(state.byKey ?? {}) : [],
  entriesOf(unit.effects(state)).map(([, { effect }]) => effect),
]

describe('A reducer under any messages', () => {
  it.each([...units.values()])(
    'a reload after any messages leaves the state of the reducer unchanged: $name',
    (unit) => {
      fc.assert(
        fc.property(walk(unit), (story) => {
          expect(story.reloaded().state).toEqual(story.state)
        }),
        { numRuns: 30 },
      )
    },
  )

  it.each(ended)(
    'SES-3 after the message $end a reducer has no personal data and starts over: $name',
    ({ unit, step }) => {
      fc.assert(
        fc.property(walk(unit), (story) => {
          const over = story.when(step)
          expect(JSON.stringify(unit.codec.encode(over.state))).not.toMatch(PERSONAL)
          expect(standing(over)).toEqual(standing(given(unit, step)))
        }),
        { numRuns: 30 },
      )
    },
  )
})
