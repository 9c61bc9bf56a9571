import * as t from 'io-ts'
import { ChannelId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { drop, emptyTable, entriesOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import { maySpeak } from '../../../../../domain/space'
import { Which } from '../../../../../domain/captions'
import { captionData, CAPTION_EVENT } from '../../../../wire/frames/caption-frame'
import { senderOf } from '../../users/senders'
import { doneResult, refusedResult, type StepResult, type ServerOutput } from '../../output'
import { isResident } from '../../groups/permissions'
import { seatIn, spaceOf } from '../../spaces/spaces'
import type { ServerState } from '../../server-state'
import { stateFeature, featureSlice } from '../state-feature'
import { LANGUAGES, SCRIPT, type Language } from './script'

interface Languages {
  readonly source: Language
  readonly target: Language
}
/** The members with captions on, and their languages, keyed by room. */
const slice = featureSlice<Table<Table<Languages>>>('captions', () => emptyTable())

export interface SaidLine {
  readonly speaker: Xid
  readonly text: string
  readonly startedAt: Instant
}
/** The newest finished captions of each room, in the speaker's language, for the recap: an hour of them. */
const said = featureSlice<Table<readonly SaidLine[]>>('captions/said', () => emptyTable())
const MOST_SAID = 1_000

export const saidIn = (world: ServerState, channelId: string): readonly SaidLine[] => said.of(world)[channelId] ?? []

const FIRST: Languages = { source: 'en_US', target: 'en_US' }
const isLanguage = (text: string): text is Language => LANGUAGES.some((one) => one === text)

const ofRoom = { at: Instant, xid: Xid, channelId: t.string }
const of = <N extends string, P extends t.Props>(type: N, props: P) => t.strict({ type: t.literal(type), ...props })
const CaptionsInput = t.union(
  [
    of('captions/Joined', ofRoom),
    of('captions/Left', ofRoom),
    of('captions/LanguageSet', { ...ofRoom, what: Which, language: t.string }),
    /** A simulated member has finished a line of the script (`isFinal`), or has spoken the first half of the line. */
    of('captions/LineSpoken', {
      at: Instant,
      channelId: t.string,
      speaker: Xid,
      lineId: t.string,
      nth: t.number,
      startedAt: Instant,
      isFinal: t.boolean,
    }),
  ],
  'CaptionsInput',
)
export type CaptionsInput = t.TypeOf<typeof CaptionsInput>
type Of<T extends CaptionsInput['type']> = Extract<CaptionsInput, { type: T }>

const isSeated = (world: ServerState, channelId: string, xid: Xid): boolean => {
  const space = spaceOf(world, channelId)
  return space !== undefined && space.status === 'started' && seatIn(world, space, xid) !== undefined
}

export const languagesOf = (world: ServerState, channelId: string, xid: Xid): Languages | null =>
  slice.of(world)[channelId]?.[xid] ?? null

/** The members in the room who turned captions on, with their languages. A member who left the room is not included. */
export const readersIn = (world: ServerState, channelId: string): readonly (readonly [Xid, Languages])[] =>
  entriesOf(slice.of(world)[channelId] ?? {}).flatMap(([key, languages]) =>
    Xid.is(key) && isSeated(world, channelId, key) ? [[key, languages] as const] : [],
  )

/** Simulated members with an open microphone on the stage of this room. */
export const speakersIn = (world: ServerState, channelId: string): readonly Xid[] =>
  entriesOf(spaceOf(world, channelId)?.seats ?? {}).flatMap(([xid, { role, mic }]) => {
    const account = world.accounts[xid]
    return account !== undefined && isResident(account) && maySpeak(role) && mic === 'on' ? [account.xid] : []
  })

export const roomsRead = (world: ServerState): readonly string[] =>
  entriesOf(slice.of(world)).flatMap(([channelId]) => (readersIn(world, channelId).length > 0 ? [channelId] : []))

const withRoom = (world: ServerState, channelId: string, room: Table<Languages>): ServerState =>
  slice.put(world, put(slice.of(world), channelId, room))

const set = (world: ServerState, { channelId, xid, what, language }: Of<'captions/LanguageSet'>): StepResult => {
  const known = languagesOf(world, channelId, xid)
  if (known === null || !isSeated(world, channelId, xid)) return refusedResult(world, 'Turn on translation first')
  return isLanguage(language)
    ? doneResult(withRoom(world, channelId, put(slice.of(world)[channelId] ?? {}, xid, { ...known, [what]: language })))
    : refusedResult(world, 'This language is not offered')
}

/**
 * The caption text of a line: the first half while the simulated member speaks, and the whole line at the end
 * (`isFinal`).
 */
const partOf = (text: string, isFinal: boolean): string => (isFinal ? text : text.slice(0, Math.ceil(text.length / 2)))

const spoken = (
  world: ServerState,
  { channelId, speaker, lineId, nth, startedAt, isFinal }: Of<'captions/LineSpoken'>,
): StepResult => {
  const line = SCRIPT[nth]
  if (line === undefined || !ChannelId.is(channelId) || !speakersIn(world, channelId).includes(speaker))
    return { world, outputs: [] }
  const { name } = senderOf(world, speaker)
  const lines = [...saidIn(world, channelId), { speaker, text: line.en_US, startedAt }].slice(-MOST_SAID)
  return {
    world: isFinal ? said.put(world, put(said.of(world), channelId, lines)) : world,
    outputs: readersIn(world, channelId).map(([xid, { target }]): ServerOutput => ({
      type: 'FrameSent',
      to: [xid],
      event: CAPTION_EVENT,
      data: captionData(channelId, {
        id: lineId,
        xid: speaker,
        name,
        startedAt,
        isFinal,
        text: partOf(line.en_US, isFinal),
        translated: target === 'en_US' ? null : partOf(line[target], isFinal),
        language: target,
      }),
    })),
  }
}

export const feature = stateFeature(
  CaptionsInput,
  (world, input) => {
    switch (input.type) {
      case 'captions/Joined':
        return !isSeated(world, input.channelId, input.xid)
          ? refusedResult(world, 'Only who is in the space can translate it')
          : doneResult(
              withRoom(
                world,
                input.channelId,
                put(
                  slice.of(world)[input.channelId] ?? {},
                  input.xid,
                  languagesOf(world, input.channelId, input.xid) ?? FIRST,
                ),
              ),
            )
      case 'captions/Left':
        return doneResult(withRoom(world, input.channelId, drop(slice.of(world)[input.channelId] ?? {}, input.xid)))
      case 'captions/LanguageSet':
        return set(world, input)
      case 'captions/LineSpoken':
        return spoken(world, input)
    }
  },
  {
    forgets: (world, { xid }) =>
      slice.put(world, tableFrom(entriesOf(slice.of(world)).map(([id, readers]) => [id, drop(readers, xid)]))),
  },
)
