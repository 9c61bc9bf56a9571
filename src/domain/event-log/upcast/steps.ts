import * as t from 'io-ts'
import { foldOutOfMachine } from './fold-out-of-machine'
import { modeIntoData } from './mode-into-data'
import { withSpaceItems } from './space-items'
import { withRoomRegions } from './room-regions'
import { withRoomPresence } from './room-presence'
import { withRainStates } from './rain-states'
import { chunkWithFeatureName, withFeatureNames, type NamedChunk } from './feature-names'
import { chunksWithQueries } from './reads-into-queries'
import { readMessages } from './reads-into-queries.messages'
import { renamedStates } from './renamed-states'
import { keyedUploads, uploadAlarm } from './uploads-by-key'

export type Upcaster = (old: unknown) => unknown

/** The changes of one version, by message type and by the reducer that stored the state. */
export interface Step {
  readonly messages: Readonly<Record<string, Upcaster>>
  readonly states: Readonly<Record<string, Upcaster>>
  /** Changes every message, after `messages`. */
  readonly message?: Upcaster
  /** Changes every chunk and its name, and may split the chunk, after `states`. */
  readonly chunk?: (old: NamedChunk) => readonly NamedChunk[]
}

/** Changes one field. A value with another shape is returned unchanged, and the codec rejects that value later. */
const inField =
  (name: string, change: Upcaster): Upcaster =>
  (old) =>
    t.UnknownRecord.is(old) && name in old ? { ...old, [name]: change(old[name]) } : old
const inEach =
  (change: Upcaster): Upcaster =>
  (old) => {
    if (Array.isArray(old)) return old.map(change)
    return t.UnknownRecord.is(old)
      ? Object.fromEntries(Object.entries(old).map(([key, value]) => [key, change(value)]))
      : old
  }

const Unsigned = t.type({ name: t.string, text: t.string })

/** 0 → 1: the latest message of a group had only the name of its sender. */
const signed: Upcaster = (latest) =>
  Unsigned.is(latest) && !('xid' in latest)
    ? { xid: 'unknown', name: latest.name, avatar: null, text: latest.text }
    : latest
const group = inField('latest', signed)

/** 0 → 1: a tab did not store `sentTo`, the address of the last code. */
const unsent: Upcaster = (context) => (t.UnknownRecord.is(context) ? { sentTo: '', ...context } : context)

/** 1 → 2: an outgoing message was only a text. */
const withContent: Upcaster = (old) => {
  if (!t.UnknownRecord.is(old) || !('text' in old)) return old
  const { text, ...rest } = old
  return { ...rest, content: { kind: 'text', text, mentions: [] } }
}
/** 1 → 2: a draft was only a text. */
const withReply: Upcaster = (old) => (typeof old === 'string' ? { text: old, reply: null, mentions: [] } : old)
const asks = inField(
  'asks',
  inEach(inField('input', (input) => (t.UnknownRecord.is(input) && 'clientId' in input ? withContent(input) : input))),
)

/** The step at index `v` upcasts data of version `v` to version `v + 1`. Never change an existing step. */
export const STEPS: readonly Step[] = [
  {
    messages: {
      GroupFound: inField('group', group),
      MyGroupsLoaded: inField('groups', inEach(group)),
      TrendingLoaded: inField('groups', inEach(group)),
    },
    states: {
      group: inField('context', inField('data', inField('groups', inEach(group)))),
      signIn: inField('context', unsent),
    },
  },
  {
    messages: { SendMessage: withContent },
    states: {
      chat: (state) =>
        asks(inField('context', inField('chat', inField('outbox', inField('items', inEach(withContent)))))(state)),
      composer: (state) =>
        asks(
          inField(
            'context',
            inField('drafts', inEach(withReply)),
          )(inField('context', inField('handing', inEach(withContent)))(state)),
        ),
    },
  },
  {
    messages: { AlarmRang: uploadAlarm },
    states: {
      room: withRoomPresence,
      upload: keyedUploads,
      attachments: foldOutOfMachine('data'),
      composer: foldOutOfMachine(null),
      deeds: foldOutOfMachine(null),
      finder: foldOutOfMachine('finders'),
      hints: foldOutOfMachine('hints'),
      meme: foldOutOfMachine('memes'),
      names: foldOutOfMachine(null),
      people: foldOutOfMachine('choosing'),
      spaces: foldOutOfMachine('data'),
      spotlight: foldOutOfMachine('data'),
    },
  },
  { messages: {}, states: {}, message: withFeatureNames, chunk: (old) => [chunkWithFeatureName(old)] },
  {
    messages: {},
    states: {
      'announcement/announcements': modeIntoData('data', null),
      'bubble/rain': withRainStates,
      'announcement/form': renamedStates(
        new Map([
          ['posting', 'saving'],
          ['posted', 'saved'],
          ['notPosted', 'notSaved'],
        ]),
      ),
      'chat/chat': modeIntoData('chat', 'connection'),
      'group/group': modeIntoData('data', 'session'),
      'profile/form': renamedStates(new Map([['nameless', 'unfit']])),
      'profile/profile': modeIntoData('data', 'session'),
    },
  },
  { messages: {}, states: { 'space/room': withRoomRegions, 'space/spaces': withSpaceItems } },
  { messages: readMessages, states: {}, chunk: chunksWithQueries },
]
