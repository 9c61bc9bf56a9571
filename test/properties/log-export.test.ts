import type * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LogSlices } from '../../src/application/log/event-log'
import { exportLogs } from '../../src/application/log/export-log'
import type { LogStore, StoredLog } from '../../src/application/ports/browser/log-store'
import { replay, type ReplayedLog } from '../../src/application/log/replay'
import { hashState } from '../../src/application/log/hash-state'
import {
  allAccountSlices,
  AccountMessage,
  accountMessages,
  allTabSlices,
  TabMessage,
  tabMessages,
  mainFeatures,
} from '../support/whole-domain'
import { entryCodec, type AnyMessage } from '../../src/domain/event-log'
import { Gid } from '../../src/domain/kernel/ids'
import { EPOCH } from '../../src/domain/kernel/instant'
import { entriesOf, tableFrom } from '../../src/domain/kernel/table'
import { makeRedaction, type LogName } from '../../src/domain/log-export'
import { arbitraryOf } from '../support/arbitraries/of-codec'
import { throughJson, Walker, walks } from '../support/arbitraries/walk'
import { made } from '../support/builders/made'
import { clientId, lounge, messagesOf } from '../support/builders/message'
import { ann } from '../support/builders/person'
import { sessionOf } from '../support/builders/session'
import { rawFile, walked } from '../support/walked-log'
import { memoryLogStore } from '../support/in-memory/log-store'
import { plainText } from '../../src/domain/chat'

/** Personal data that occurs in the generated messages. */
const PERSONAL =
  /x-ann|x-ben|x-vera|u-ann|u-ben|ann@b\.example|sg_12345678|sg_87654321|1000000[123]|"s-[123]"|tab-[12]|Ann Lee/

const holding = (stored: StoredLog): LogStore => ({
  ...memoryLogStore(),
  read: () => () => Promise.resolve(E.right(stored)),
})

const replayed = (text: string, name: LogName): { readonly log: ReplayedLog; readonly hash: string } => {
  const read = replay(text, mainFeatures)
  if (E.isLeft(read)) throw new Error(read.left)
  const log = read.right.logs.find((one) => one.name === name)
  if (log === undefined) throw new Error(`no ${name}`)
  return { log, hash: read.right.hash }
}

const byReducer = (slices: LogSlices): LogSlices =>
  tableFrom(Object.values(slices).map((slice) => [slice.name, slice] as const))

/** The parts that redaction must keep: machine states and effect requests. */
const courseOf = (slices: LogSlices): unknown =>
  entriesOf(byReducer(slices)).map(([unit, slice]) => {
    const state = slice.get()
    return [
      unit,
      typeof state === 'object' && state !== null && 'value' in state ? state.value : null,
      entriesOf(slice.effects())
        .map(([, { effect, seq }]) => `${seq} ${effect}`)
        .sort(),
    ]
  })

const everyExport = <M extends AnyMessage>(
  name: LogName,
  slices: () => LogSlices,
  kinds: Readonly<Record<string, t.Mixed>>,
  codec: t.Type<M, unknown>,
  opening: readonly M[],
  others: () => LogSlices,
) =>
  describe(`An exported ${name} log`, () => {
    const always = (runs: number, holds: (walker: Walker<M>, stored: StoredLog) => void | Promise<void>) =>
      fc.assert(
        fc.asyncProperty(walks(kinds, codec, opening), fc.nat(30), async (moves, based) => {
          const walker = new Walker(slices(), codec)
          await holds(walker, walked(walker, codec, moves, based))
        }),
        { numRuns: runs },
      )
    const shapeOf = (type: string) => kinds[type]
    const exported = (walker: Walker<M>, stored: StoredLog) =>
      exportLogs({ store: holding(stored), app: 'test', at: EPOCH }, [
        { name, stored: name, log: walker.log, upTo: walker.log.seq, shapeOf, passedOver: 0 },
      ])

    it('ALL-1 ALL-2 a log file without redaction replays to exactly the live state', () =>
      always(60, (walker, stored) => {
        const { log, hash } = replayed(rawFile(name, stored), name)
        expect(log.passedOver).toBe(0)
        expect(hash).toBe(hashState({ ...byReducer(walker.slices), ...byReducer(others()) }))
      }))

    it('ALL-1 ALL-2 a redacted log contains no personal data, and replays to the same machine states and effect requests', () =>
      always(120, async (walker, stored) => {
        const text = await exported(walker, stored)
        expect(text).not.toMatch(PERSONAL)
        const { log, hash } = replayed(text, name)
        expect([log.passedOver, log.seq, courseOf(log.slices)]).toEqual([0, walker.log.seq, courseOf(walker.slices)])
        expect(replayed(text, name).hash).toBe(hash)
      }))

    it.each(Object.entries(kinds))(
      'a redacted %s message can still be decoded as a message of that type',
      (_kind, kind) => {
        fc.assert(
          fc.property(
            arbitraryOf(kind).map((one) => made(codec, one)),
            (message) => {
              const entry = { seq: 1, at: EPOCH, from: null, message }
              const redacted = throughJson(makeRedaction().entry(throughJson(entryCodec(codec).encode(entry)), shapeOf))
              expect(JSON.stringify(redacted)).not.toContain('masked')
              expect(made(entryCodec(codec), redacted).message.type).toBe(message.type)
            },
          ),
          { numRuns: 20 },
        )
      },
    )
  })

everyExport(
  'account',
  allAccountSlices,
  accountMessages,
  AccountMessage,
  [
    { type: 'SignedIn', session: sessionOf(ann) },
    { type: 'chat/OpenConversation', conversationId: lounge },
    { type: 'chat/SendMessage', conversationId: lounge, clientId: clientId('a'), content: plainText('hi') },
    { type: 'chat/MessagesArrived', messages: messagesOf(1, 2, 4, 1_100) },
    { type: 'group/ShowGroupCentre' },
    { type: 'group/ShowGroup', key: 'lounge' },
    { type: 'group/ShowMembers', gid: made(Gid, '10000002') },
  ],
  allTabSlices,
)
everyExport(
  'tab',
  allTabSlices,
  tabMessages,
  TabMessage,
  [
    { type: 'sign-in/RequestCode', email: 'ann@b.example' },
    { type: 'OfferApp', link: '/group' },
    { type: 'OpenApp' },
    { type: 'chat/ChangeDraft', conversationId: lounge, text: 'hi' },
    { type: 'chat/SendDraft', conversationId: lounge, clientId: clientId('a') },
  ],
  allAccountSlices,
)
