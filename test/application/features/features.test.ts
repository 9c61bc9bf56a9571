import * as t from 'io-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pendingFeaturesIn, PendingFeatureNotes } from '../../../src/application/log/pending-features'
import { encodeSnapshot } from '../../../src/application/log/snapshot'
import { effectTable } from '../../../src/application/effects/effect'
import { EventLog } from '../../../src/application/log/event-log'
import { LogRegistry } from '../../../src/application/log/log-registry'
import { sliceOf, defineFeature, reducerWithEffects, toOpaqueMessage, type Entry } from '../../../src/domain/event-log'
import { message } from '../../../src/domain/kernel/message'
import { emptyTable } from '../../../src/domain/kernel/table'
import { allAccountSlices, accountMessages, type AccountMessage } from '../../support/whole-domain'
import { noFeatures } from '../../support/stub-loading'
import { throughJson } from '../../support/arbitraries/walk'
import { ann } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { VirtualTime } from '../../support/virtual-time'

const messages = {
  'notes/Added': message('notes/Added', { text: t.string }),
  'notes/Wanted': message('notes/Wanted', { on: t.boolean }),
}
type Message = AccountMessage | t.TypeOf<(typeof messages)[keyof typeof messages]>

const notes = reducerWithEffects('notes/list', {
  initial: { texts: [], wants: false },
  codec: t.strict({ texts: t.readonlyArray(t.string), wants: t.boolean }),
  handles: [...Object.keys(messages), 'SignedIn'],
  reduce(data, heard: { readonly type: string; readonly text?: string; readonly on?: boolean }) {
    if (heard.type === 'SignedIn') return { texts: [], wants: false }
    return heard.text === undefined
      ? { ...data, wants: heard.on === true }
      : { ...data, texts: [...data.texts, heard.text] }
  },
  effects: ({ wants }) => (wants ? [['read', { id: 'read', input: {} }]] : []),
})
const feature = defineFeature({ name: 'notes', account: { messages, slices: () => ({ list: sliceOf(notes) }) } })

/** The log of one web page. `attach` adds the feature to the log, as the app does once its code has loaded. */
const page = () => {
  const known = new LogRegistry<Message>(
    { messages: accountMessages, effects: emptyTable(), features: noFeatures },
    toOpaqueMessage,
  )
  const log = new EventLog<Message>(allAccountSlices(), new VirtualTime().clock(), () => [], known)
  const slices = feature.slices().account
  return {
    log,
    known,
    state: () => slices.list.get(),
    attach: () => {
      known.add({ messages, effects: effectTable({}) })
      log.attach('notes', slices)
    },
  }
}

const move: fc.Arbitrary<Message> = fc.oneof(
  fc.string({ maxLength: 3 }).map((text) => Object.assign({ type: 'notes/Added' } as const, { text })),
  fc.boolean().map((on) => Object.assign({ type: 'notes/Wanted' } as const, { on })),
  fc.constant<Message>({ type: 'NetworkOffline' }),
  fc.constant<Message>({ type: 'SignedIn', session: sessionOf(ann) }),
)
const moves = fc.array(move, { maxLength: 20 })

const written = (from: ReturnType<typeof page>, said: readonly Message[]) => {
  const entries: unknown[] = []
  const subscription = from.log.entries$.subscribe((entry) => {
    entries.push(throughJson(from.known.entry.encode(entry)))
  })
  for (const one of said) from.log.append(one, null)
  subscription.unsubscribe()
  return entries
}
const read = (into: ReturnType<typeof page>, entries: readonly unknown[]) => {
  for (const stored of entries) {
    const entry: Entry<Message> | null = ((decoded) => ('right' in decoded ? decoded.right : null))(
      into.known.entry.decode(stored),
    )
    if (entry === null || !into.log.take(entry)) throw new Error('an entry was not read')
  }
}

describe('A feature that is loaded on demand', () => {
  it('ALL-1 a feature reaches the same state no matter when the code of the feature loads', () => {
    fc.assert(
      fc.property(moves, moves, moves, fc.boolean(), (before, between, after, wasThere) => {
        const first = page()
        first.attach()
        const firstEntries = written(first, before)
        const base = throughJson(encodeSnapshot(first.log.checkpoint()))
        const later = written(first, between)

        const second = page()
        if (wasThere)
          second.log.restore({
            seq: first.log.seq - between.length,
            pieces: t.UnknownRecord.is(base) && t.UnknownRecord.is(base['pieces']) ? base['pieces'] : {},
          })
        else read(second, firstEntries)
        read(second, later)
        // A page that never attaches the feature stores its own snapshot; a third page continues from it.
        const third = page()
        third.log.restore(encodeSnapshot(second.log.checkpoint()))
        third.attach()
        const last = written(third, after)
        read(first, last)
        expect(third.state().data).toEqual(first.state().data)
      }),
    )
  })

  it('the log stores the entries of an unloaded feature again without changing them', () => {
    const first = page()
    first.attach()
    const entries = written(first, [Object.assign({ type: 'notes/Added' } as const, { text: 'a' })])
    const second = page()
    const again: unknown[] = []
    second.log.entries$.subscribe((entry) => {
      again.push(throughJson(second.known.entry.encode(entry)))
    })
    read(second, entries)
    expect(again).toEqual(entries)
  })

  it('the stored log lists a feature as pending exactly while the feature requests an effect', () => {
    const first = page()
    first.attach()
    const noted = new PendingFeatureNotes()
    const stored: unknown[] = []
    first.log.entries$.subscribe((entry) => {
      stored.push(noted.noted(first.known.entry.encode(entry), first.log.acting()))
    })
    first.log.append(Object.assign({ type: 'notes/Added' } as const, { text: 'a' }), null)
    expect(pendingFeaturesIn(stored)).toBeNull()
    first.log.append(Object.assign({ type: 'notes/Wanted' } as const, { on: true }), null)
    expect(pendingFeaturesIn(stored)).toEqual(['notes'])
    const second = page()
    second.log.restore(encodeSnapshot(first.log.checkpoint()))
    expect(second.log.acting()).toEqual(['notes'])
    first.log.append(Object.assign({ type: 'notes/Wanted' } as const, { on: false }), null)
    expect(pendingFeaturesIn(stored)).toEqual([])
  })

  it('SES-6 the log keeps no data of the previous account for a feature that is not loaded when the session changes', () => {
    const first = page()
    first.attach()
    written(first, [Object.assign({ type: 'notes/Added' } as const, { text: 'secret' })])
    const second = page()
    second.log.restore(encodeSnapshot(first.log.checkpoint()))
    second.log.append({ type: 'SignedIn', session: sessionOf(ann) }, null)
    second.log.forgetUnattached(second.log.seq)
    expect(JSON.stringify(encodeSnapshot(second.log.checkpoint()))).not.toContain('secret')
    second.attach()
    expect(second.state().data.texts).toEqual([])
  })
})
