import * as t from 'io-ts'
import { assign, enqueueActions, setup } from 'xstate'
import { machineUnit } from '../event-log'
import { effect, type AskOf } from '../kernel/effect'
import type { Heard } from '../kernel/message'
import { askFor, Asking } from '../kernel/reconcile'
import { emptyTable, tableFrom, type Table } from '../kernel/table'
import type { SessionMessage } from '../session'
import { MemeCategory, memeMessages, Memes, noMemes, type List, type MemeMessage } from './meme'

export const memeEffects = { listMemes: t.strict({ category: MemeCategory }) }

/** So many are kept as used of late. */
const RECENT = 24

type SessionChange = Extract<SessionMessage, { type: 'SignedIn' | 'VisitorEntered' | 'SessionEnded' }>
type MemeHears = Heard<MemeMessage | SessionChange>

/** What is here is not read again. */
const wanted = (list: List): List => (list.memes === null ? { ...list, wanted: true, failed: false } : list)

const foldMemes = (memes: Memes, heard: MemeHears): Memes => {
  switch (heard.type) {
    case 'ShowMemes': return { ...memes, emoji: wanted(memes.emoji), sticker: wanted(memes.sticker) }
    case 'UseMeme': return { ...memes, recent: [heard.memeId, ...memes.recent.filter((id) => id !== heard.memeId)].slice(0, RECENT) }
    case 'MemesLoaded': return { ...memes, [heard.category]: { wanted: false, failed: false, memes: heard.memes } }
    case 'MemesNotLoaded': return { ...memes, [heard.category]: { ...memes[heard.category], wanted: false, failed: true } }
    case 'SignedIn':
    case 'VisitorEntered':
    case 'SessionEnded': return noMemes
  }
}

const wantedAsks = (memes: Memes): Table<AskOf<typeof memeEffects>> => tableFrom((['emoji', 'sticker'] as const)
  .filter((category) => memes[category].wanted)
  .map((category) => [`memes:${category}`, ['listMemes', { id: `memes:${category}`, input: { category } }]] as const))

const Context = t.strict({ memes: Memes, asking: Asking }, 'MemeContext')

/**
 * The emoji and stickers to choose from: read once a session, when somebody first wants to choose.
 * @internal
 */
export const memeMachine = setup({
  types: { context: {} as t.TypeOf<typeof Context>, events: {} as MemeHears },
  actors: { listMemes: effect(memeEffects.listMemes) },
  actions: {
    take: assign({ memes: ({ context, event }) => foldMemes(context.memes, event) }),
    askForWhatIsWanted: enqueueActions(({ context, enqueue }) => { askFor(enqueue, context.asking, wantedAsks(context.memes)) }),
  },
}).createMachine({
  id: 'meme',
  context: { memes: noMemes, asking: emptyTable() },
  on: { '*': { actions: ['take', 'askForWhatIsWanted'] } },
})

export const memeUnit = machineUnit('meme', memeMachine, Context, [...Object.keys(memeMessages), 'SignedIn', 'VisitorEntered', 'SessionEnded'])
