import * as t from 'io-ts'
import { systemEvent, type ChatMessage } from '../../../../../domain/chat'
import { addMs, type Instant } from '../../../../../domain/kernel/instant'
import { drop, entriesOf, keysOf, tableFrom } from '../../../../../domain/kernel/table'
import type { AccessRequest, Notice } from '../../../../../domain/notification'
import { NOTIFICATION_EVENT, encodeNotificationFrame } from '../../../../wire/frames/notification-frame'
import type { ServerInput } from '../../input'
import { accessCardOf } from '../../groups/joining'
import type { StepResult, ServerOutput } from '../../output'
import { communityOf, directOf } from '../../conversation-lookups'
import { isVisibleTo, spaceOf } from '../../spaces/spaces'
import type { ServerState } from '../../server-state'
import { noticeWithoutName, type Forgotten } from '../account-deletion/forget-name'
import { stateFeature } from '../state-feature'
import {
  approversOf,
  inviteNoticeId,
  itemOf,
  noticesSlice,
  requestOn,
  addRequest,
  addDecision,
  toldTo,
} from './notifications'

const DAY_MS = 86_400_000

const unchanged = (world: ServerState): StepResult => ({ world, outputs: [] })
const joined = (a: StepResult, make: (world: ServerState) => StepResult): StepResult => {
  const b = make(a.world)
  return { world: b.world, outputs: [...a.outputs, ...b.outputs] }
}

const toldToApprovers = (world: ServerState, request: AccessRequest): StepResult => {
  const community = communityOf(world, request.conversationId)
  return community === undefined
    ? unchanged(world)
    : {
        world,
        outputs: [
          {
            type: 'FrameSent',
            to: approversOf(community),
            event: NOTIFICATION_EVENT,
            data: encodeNotificationFrame({ of: 'request', request }),
          },
        ],
      }
}

/** Adds the seeded notifications that every member has. */
const founded = (world: ServerState, at: Instant): ServerState => {
  const official = keysOf(world.communities)
    .map((gid) => world.communities[gid])
    .find((one) => one?.verification?.kind === 'official')
  const notice = (id: string, daysAgo: number, item: Parameters<typeof itemOf>[0]): Notice => ({
    id,
    at: addMs(at, -daysAgo * DAY_MS),
    content: { kind: 'notification', items: [itemOf(item)] },
  })
  const ofAll = [
    ...(official === undefined
      ? []
      : [
          notice('official', 2, {
            event: systemEvent('officialGroup', { name: official.name }),
            group: accessCardOf(official),
          }),
        ]),
    notice('welcome', 21, {
      event: systemEvent('welcome'),
      image: '/town/c3.svg',
      button: { link: '/group', words: '' },
    }),
  ]
  return noticesSlice.put(world, { ...noticesSlice.of(world), ofAll })
}

const invited = (world: ServerState, { id, conversationId, from, content }: ChatMessage, at: Instant): StepResult => {
  const to = directOf(world, conversationId)?.between.find((xid) => xid !== from.xid)
  return to === undefined || content.kind !== 'groupInvite'
    ? unchanged(world)
    : toldTo(world, to, {
        id: inviteNoticeId(id),
        at,
        content: {
          kind: 'notification',
          items: [itemOf({ event: systemEvent('groupInvited', { name: from.name }), group: content.group })],
        },
      })
}

const posted = (world: ServerState, message: ChatMessage, at: Instant): StepResult => {
  if (message.content.kind === 'groupInvite') return invited(world, message, at)
  const asked = requestOn(world, message)
  return asked === null ? unchanged(world) : toldToApprovers(addRequest(world, message), asked)
}

/** Notifies the applicant that the access request was accepted or refused. */
const decided = (world: ServerState, message: ChatMessage, input: ServerInput): StepResult => {
  const { content } = message
  if (input.type !== 'AccessDecided' || content.kind !== 'accessRequest') return unchanged(world)
  const after = addDecision(world, message.id, input.xid)
  const request = requestOn(after, message)
  const id = `access-${message.id}`
  const live = keysOf(world.spaces)
    .map((one) => world.spaces[one])
    .find((one) => one?.gid === content.group.gid && one.status === 'started')
  const answer: Notice =
    content.status !== 'accepted'
      ? {
          id,
          at: input.at,
          content: {
            kind: 'notification',
            items: [itemOf({ event: systemEvent('joinRefused', { name: content.group.name }), group: content.group })],
          },
        }
      : !content.isSpace || live === undefined
        ? { id, at: input.at, content: { kind: 'accessGranted', group: content.group } }
        : {
            id,
            at: input.at,
            content: {
              kind: 'notification',
              items: [
                itemOf({
                  event: systemEvent('spaceJoinAccepted', { name: content.group.name }),
                  group: content.group,
                  space: { channelId: live.channelId, title: live.title, status: live.status },
                }),
              ],
            },
          }
  return joined(request === null ? unchanged(after) : toldToApprovers(after, request), (acc) =>
    toldTo(acc, content.person.xid, answer),
  )
}

/** Notifies the members who set a reminder, and may still read the group, that the space started. */
const started = (world: ServerState, channelId: string, at: Instant): StepResult => {
  const space = spaceOf(world, channelId)
  if (space === undefined) return unchanged(world)
  const { title, status } = space
  const notice: Notice = {
    id: `space-${channelId}`,
    at,
    content: {
      kind: 'notification',
      items: [itemOf({ event: systemEvent('spaceLive'), space: { channelId, title, status } })],
    },
  }
  return keysOf(space.remindedBy).reduce<StepResult>((acc, xid) => {
    const account = world.accounts[xid]
    return account === undefined || !isVisibleTo(world, space, account.xid)
      ? acc
      : joined(acc, (after) => toldTo(after, account.xid, notice))
  }, unchanged(world))
}

/** Notifies the owner of a group that a super user decided about the application of the group. */
const verified = (world: ServerState, input: ServerInput, outputs: readonly ServerOutput[]): StepResult => {
  const community = input.type === 'VerificationDecided' ? world.communities[input.gid] : undefined
  if (input.type !== 'VerificationDecided' || community === undefined) return unchanged(world)
  if (!outputs.some(({ type }) => type === 'GroupChanged')) return unchanged(world)
  const event = systemEvent(input.accepted ? 'groupVerified' : 'verificationRefused', { name: community.name })
  return toldTo(world, community.ownerXid, {
    id: `verified-${community.gid}-${input.at}`,
    at: input.at,
    content: { kind: 'notification', items: [itemOf({ event, group: accessCardOf(community) })] },
  })
}

/** Drops the notifications of the account, and takes its name out of the others. */
const withoutAccount = (world: ServerState, gone: Forgotten): ServerState => {
  const state = noticesSlice.of(world)
  const others = entriesOf(drop(state.byPerson, gone.xid))
  const byPerson = tableFrom(others.map(([xid, list]) => [xid, list.map((one) => noticeWithoutName(one, gone))]))
  return noticesSlice.put(world, { ...state, byPerson })
}

const handleOutput = (world: ServerState, input: ServerInput, output: ServerOutput): StepResult => {
  switch (output.type) {
    case 'Posted':
      return posted(world, output.message, input.at)
    case 'Changed':
      return decided(world, output.message, input)
    case 'SpaceTold':
      return output.what === 'SpaceWentLive' ? started(world, output.channelId, input.at) : unchanged(world)
    default:
      return unchanged(world)
  }
}

/**
 * The notification feature. This feature defines no inputs, because each notification results from the outputs of
 * another feature's input.
 */
export const feature = stateFeature(t.never, unchanged, {
  hears: (world, input, outputs) =>
    input.type === 'TownFounded'
      ? unchanged(founded(world, input.at))
      : outputs.reduce<StepResult>(
          (acc, output) => joined(acc, (after) => handleOutput(after, input, output)),
          verified(world, input, outputs),
        ),
  forgets: withoutAccount,
})
