import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import type { Mention } from '../chat'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { openForm, outcomeOf } from '../kernel/form'
import { Gid } from '../kernel/ids'
import type { ReceivedMessage } from '../kernel/message'
import { drop, emptyTable, put, tableCodec } from '../kernel/table'
import type { ForgetAccount } from '../session'
import { announceFormMessages, type AnnounceFormMessage } from './announce-form.messages'
import { AnnouncementDraft } from './announcement'
import { announced, noAnnouncement, announceRefusal } from './announcement.rules'

export const announceFormEffects = { postAnnouncement: t.strict({ gid: Gid, draft: AnnouncementDraft }) }

/** `unknown`: the response was lost, so the server may have posted the announcement. */
const OUTCOMES = ['unfit', 'notSaved', 'unknown'] as const

/** `gid`: the group whose form is open. `drafts`: one draft per group, by gid. */
const Context = t.strict({ gid: t.union([Gid, t.null]), drafts: tableCodec(AnnouncementDraft) }, 'AnnounceFormContext')
type Context = t.TypeOf<typeof Context>
type Change = (draft: AnnouncementDraft) => AnnouncementDraft

const noForm: Context = { gid: null, drafts: emptyTable() }

const draftOf = ({ drafts }: Context, gid: Gid | null): AnnouncementDraft =>
  (gid === null ? null : drafts[gid]) ?? noAnnouncement
const inDraft = (context: Context, gid: Gid | null, change: Change): Partial<Context> =>
  gid === null ? {} : { drafts: put(context.drafts, gid, change(draftOf(context, gid))) }

const withMention = (mentions: readonly Mention[], mention: Mention): readonly Mention[] => [
  ...mentions.filter(({ xid }) => xid !== mention.xid),
  mention,
]

const changeOf = (message: ReceivedMessage<AnnounceFormMessage | ForgetAccount>): Change | null => {
  switch (message.type) {
    case 'announcement/ChangeAnnouncementDraft':
      return (draft) => ({ ...draft, text: message.text })
    case 'announcement/MentionInAnnouncement':
      return (draft) => ({ ...draft, text: message.text, mentions: withMention(draft.mentions, message.mention) })
    case 'announcement/AddAnnouncedPicture':
      return (draft) =>
        draft.pictures.includes(message.url) ? draft : { ...draft, pictures: [...draft.pictures, message.url] }
    case 'announcement/RemoveAnnouncedPicture':
      return (draft) => ({ ...draft, pictures: draft.pictures.filter((url) => url !== message.url) })
    case 'announcement/SetAnnouncedVideo':
      return (draft) => ({ ...draft, video: message.video })
    default:
      return null
  }
}

const postInput = (context: Context): t.TypeOf<typeof announceFormEffects.postAnnouncement> => {
  if (context.gid === null) throw new Error('no announcement form is open')
  return { gid: context.gid, draft: announced(draftOf(context, context.gid)) }
}

/**
 * The announcement form. Each group has a separate draft, which survives failures, a reload and closing the form.
 * @internal
 */
export const announceFormMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<AnnounceFormMessage | ForgetAccount> },
  actors: { postAnnouncement: effect(announceFormEffects.postAnnouncement) },
  guards: {
    isPostable: ({ context }) => context.gid !== null && announceRefusal(draftOf(context, context.gid)) === null,
  },
  actions: {
    open: assign((_, { gid }: { gid: Gid }) => ({ gid })),
    write: assign(({ context, event }) => {
      const change = changeOf(event)
      return change === null ? {} : inDraft(context, 'gid' in event ? event.gid : context.gid, change)
    }),
    close: assign({ gid: null }),
    dropDraft: assign(({ context }) => ({
      gid: null,
      drafts: context.gid === null ? context.drafts : drop(context.drafts, context.gid),
    })),
    forget: assign(noForm),
  },
}).createMachine({
  id: 'announceForm',
  context: noForm,
  initial: 'closed',
  on: {
    ForgetAccount: { target: '.closed', actions: 'forget' },
    // An upload may finish after the form was closed. The draft then keeps the file.
    'announcement/AddAnnouncedPicture': { actions: 'write' },
    'announcement/SetAnnouncedVideo': { actions: 'write' },
  },
  states: {
    closed: {
      on: {
        'announcement/OpenAnnounceForm': { target: 'open', actions: { type: 'open', params: ({ event }) => event } },
      },
    },
    open: openForm(OUTCOMES, {
      'announcement/OpenAnnounceForm': { target: '.fresh', actions: { type: 'open', params: ({ event }) => event } },
      'announcement/ChangeAnnouncementDraft': { actions: 'write' },
      'announcement/MentionInAnnouncement': { actions: 'write' },
      'announcement/RemoveAnnouncedPicture': { actions: 'write' },
      'announcement/PostAnnouncement': [{ guard: 'isPostable', target: 'saving' }, { target: '.unfit' }],
      'announcement/CloseAnnounceForm': { target: 'closed', actions: 'close' },
    }),
    saving: {
      invoke: { id: 'postAnnouncement', src: 'postAnnouncement', input: ({ context }) => postInput(context) },
      on: {
        'announcement/AnnouncementPosted': { target: 'saved', actions: 'dropDraft' },
        'announcement/AnnouncementNotPosted': 'open.notSaved',
        'announcement/AnnouncementOutcomeUnknown': 'open.unknown',
      },
    },
    saved: {
      on: {
        'announcement/OpenAnnounceForm': { target: 'open', actions: { type: 'open', params: ({ event }) => event } },
        'announcement/CloseAnnounceForm': 'closed',
      },
    },
  },
})

export const announceFormReducer = machineReducer('announcement/form', announceFormMachine, Context, [
  ...Object.keys(announceFormMessages),
  'ForgetAccount',
])

export type AnnounceFormState = typeof announceFormReducer.initial

export interface AnnounceFormViewModel {
  readonly draft: AnnouncementDraft
  readonly state: 'fresh' | (typeof OUTCOMES)[number] | 'saving' | 'saved'
}

/** Contains the group's draft even if the form is closed. */
export const announceFormViewModel = ({ value, context }: AnnounceFormState, gid: Gid): AnnounceFormViewModel => ({
  draft: draftOf(context, gid),
  state: value === 'saving' || value === 'saved' ? value : outcomeOf(value, OUTCOMES),
})
