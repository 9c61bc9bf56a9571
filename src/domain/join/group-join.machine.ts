import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer, type AlarmRang } from '../event-log'
import { Group } from '../group'
import { withDefault } from '../kernel/with-default'
import { alarmInput, effect } from '../kernel/effect'
import { Gid } from '../kernel/ids'
import { EPOCH, Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import type { ForgetAccount } from '../session'
import { InAppPath, type RouteChanged } from '../shell'
import { JoinReason, JoinTarget, RETRIES, retryAt, type Terms } from './join'
import { joinMessages, type JoinMessage } from './join.messages'

const Whither = t.strict({ gid: Gid, to: t.union([InAppPath, t.null]) })

export const joinEffects = {
  loadJoinTerms: t.strict({ gid: Gid }),
  joinGroup: t.strict({ gid: Gid, joinMode: Group.type.props.joinMode }),
  checkMembership: t.strict({ gid: Gid }),
  /** `isForSpace`: the member wanted to enter a space of the group. */
  applyToJoin: t.strict({ gid: Gid, isForSpace: withDefault(t.boolean, false) }),
  /** `isNew`: the screen shows that the member has just joined. */
  enterGroup: t.strict({ ...Whither.type.props, isNew: t.boolean }),
  showJoinFailure: t.strict({}),
  /** Opens the visitor dialog. A visitor who wanted to enter a room is sent to the room's group (JOIN-8). */
  offerSignIn: Whither,
  alarm: alarmInput,
}

const Context = t.strict(
  {
    target: t.union([JoinTarget, t.null]),
    to: t.union([InAppPath, t.null]),
    why: JoinReason,
    /** The dialog is closed, but the join continues. */
    isHidden: t.boolean,
    /** The member pressed Join, so a success shows a message. */
    isNew: t.boolean,
    /** Whether the application could not be sent. */
    isUnsent: t.boolean,
    retries: t.number,
    retryAt: Instant,
  },
  'JoinContext',
)
type Context = t.TypeOf<typeof Context>

const nothing: Context = {
  target: null,
  to: null,
  why: 'enter',
  isHidden: false,
  isNew: false,
  isUnsent: false,
  retries: 0,
  retryAt: EPOCH,
}

type AskToJoin = t.TypeOf<(typeof joinMessages)['join/StartJoin']>

/**
 * Joins a group: a dialog, one request, a membership check, then entering once. A confirmed join continues after the
 * dialog is closed. Joining another group cancels the first join.
 * @internal
 */
export const joinMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ReceivedMessage<JoinMessage | ForgetAccount | RouteChanged> | ReceivedMessage<AlarmRang>,
  },
  actors: {
    loadJoinTerms: effect(joinEffects.loadJoinTerms),
    joinGroup: effect(joinEffects.joinGroup),
    checkMembership: effect(joinEffects.checkMembership),
    applyToJoin: effect(joinEffects.applyToJoin),
    enterGroup: effect(joinEffects.enterGroup),
    showJoinFailure: effect(joinEffects.showJoinFailure),
    offerSignIn: effect(joinEffects.offerSignIn),
    alarm: effect(joinEffects.alarm),
  },
  guards: {
    isInHand: ({ context }, { target }: AskToJoin) => context.target?.gid === target.gid,
    isMember: (_, { target }: AskToJoin) => target.terms?.isMember === true,
    isVisitor: (_, { asVisitor }: AskToJoin) => asVisitor,
    isUnsent: ({ context }) => context.isUnsent,
    knowsMember: ({ context }) => context.target?.terms?.isMember === true,
    knowsPrivate: ({ context }) => context.target?.terms?.joinType === 'private',
    knowsTerms: ({ context }) => context.target?.terms != null,
    countsAsMember: (_, { isMember }: { isMember: boolean }) => isMember,
    hasRetriesLeft: ({ context }) => context.retries < RETRIES,
  },
  actions: {
    choose: assign((_, { target, to, why }: AskToJoin) => ({ ...nothing, target, to, why })),
    show: assign({ isHidden: false }),
    hide: assign({ isHidden: true }),
    learnTerms: assign(({ context }, { terms }: { terms: Terms }) => ({
      target: context.target === null ? null : { ...context.target, terms },
    })),
    learnPrivate: assign(({ context: { target } }) => ({
      isNew: false,
      isHidden: false,
      target: target?.terms == null ? target : { ...target, terms: { ...target.terms, joinType: 'private' as const } },
    })),
    beginChecking: assign({ isNew: true, retries: 0 }),
    waitLonger: assign(({ context }, { at }: { at: Instant }) => ({
      retries: context.retries + 1,
      retryAt: retryAt(at, context.retries + 1),
    })),
    markUnsent: assign({ isUnsent: true, isHidden: false }),
    clearUnsent: assign({ isUnsent: false }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'join',
  context: nothing,
  initial: 'idle',
  on: {
    'join/StartJoin': [
      {
        guard: { type: 'isMember', params: ({ event }) => event },
        target: '.joined',
        actions: { type: 'choose', params: ({ event }) => event },
      },
      {
        guard: { type: 'isVisitor', params: ({ event }) => event },
        target: '.turnedAway',
        actions: { type: 'choose', params: ({ event }) => event },
      },
      { target: '.dialog', actions: { type: 'choose', params: ({ event }) => event } },
    ],
    ForgetAccount: { target: '.idle', actions: 'forget' },
  },
  states: {
    idle: {},
    turnedAway: {
      invoke: {
        id: 'offerSignIn',
        src: 'offerSignIn',
        input: ({ context: { target, to } }) => ({ gid: gidOf(target), to }),
      },
      on: { 'join/VisitorSignInOffered': { target: 'idle', actions: 'forget' } },
    },
    dialog: {
      initial: 'deciding',
      // The dialog belongs to its screen, so it closes when the route changes.
      on: {
        'join/CloseJoin': { target: 'idle', actions: 'forget' },
        RouteChanged: { target: 'idle', actions: 'forget' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'knowsMember', target: '#join.joined' },
            { guard: 'knowsPrivate', target: 'private' },
            { guard: 'knowsTerms', target: 'public' },
            { target: 'looking' },
          ],
        },
        looking: {
          invoke: {
            id: 'loadJoinTerms',
            src: 'loadJoinTerms',
            input: ({ context: { target } }) => ({ gid: gidOf(target) }),
          },
          on: {
            'join/JoinTermsLoaded': {
              target: 'deciding',
              actions: { type: 'learnTerms', params: ({ event }) => event },
            },
            'join/JoinTermsNotLoaded': { target: '#join.idle', actions: 'forget' },
          },
        },
        public: { on: { 'join/ConfirmJoin': '#join.joining' } },
        private: { on: { 'join/ContinueToApplication': 'apply' } },
        apply: {
          on: {
            'join/SubmitApplication': { target: '#join.applying', actions: 'clearUnsent' },
            // A reload causes `RouteChanged` too. Stay in this state, so that after a reload the screen shows that the
            // application was not sent.
            RouteChanged: { guard: 'isUnsent' },
          },
        },
      },
    },
    joining: {
      invoke: {
        id: 'joinGroup',
        src: 'joinGroup',
        input: ({ context: { target } }) => ({ gid: gidOf(target), joinMode: target?.terms?.joinMode ?? 'normal' }),
      },
      on: {
        'join/StartJoin': { guard: { type: 'isInHand', params: ({ event }) => event }, actions: 'show' },
        'join/CloseJoin': { actions: 'hide' },
        'join/JoinAccepted': { target: 'checking', actions: 'beginChecking' },
        'join/JoinRefused': 'failed.told',
        'join/JoinNeedsApplication': { target: 'dialog.private', actions: 'learnPrivate' },
      },
    },
    checking: {
      initial: 'looking',
      on: {
        'join/StartJoin': { guard: { type: 'isInHand', params: ({ event }) => event }, actions: 'show' },
        'join/CloseJoin': { actions: 'hide' },
      },
      states: {
        looking: {
          invoke: {
            id: 'checkMembership',
            src: 'checkMembership',
            input: ({ context: { target } }) => ({ gid: gidOf(target) }),
          },
          on: {
            'join/MembershipChecked': [
              { guard: { type: 'countsAsMember', params: ({ event }) => event }, target: '#join.joined' },
              {
                guard: 'hasRetriesLeft',
                target: 'waiting',
                actions: { type: 'waitLonger', params: ({ event }) => event },
              },
              { target: '#join.failed' },
            ],
          },
        },
        waiting: {
          invoke: { id: 'checkDue', src: 'alarm', input: ({ context }) => ({ at: context.retryAt }) },
          on: { AlarmRang: 'looking' },
        },
      },
    },
    joined: {
      initial: 'entering',
      states: {
        entering: {
          invoke: {
            id: 'enterGroup',
            src: 'enterGroup',
            input: ({ context: { target, to, isNew } }) => ({ gid: gidOf(target), to, isNew }),
          },
          on: { 'join/GroupEntered': { target: 'in', actions: 'forget' } },
        },
        in: {},
      },
    },
    failed: {
      initial: 'telling',
      states: {
        telling: {
          invoke: { id: 'showJoinFailure', src: 'showJoinFailure', input: {} },
          on: { 'join/JoinFailureShown': 'told' },
        },
        told: { entry: 'forget' },
      },
    },
    applying: {
      invoke: {
        id: 'applyToJoin',
        src: 'applyToJoin',
        input: ({ context: { target, to } }) => ({
          gid: gidOf(target),
          isForSpace: to?.startsWith('/space/') === true,
        }),
      },
      on: {
        'join/StartJoin': { guard: { type: 'isInHand', params: ({ event }) => event }, actions: 'show' },
        'join/CloseJoin': { actions: 'hide' },
        'join/ApplicationSent': { target: 'applied', actions: 'forget' },
        'join/ApplicationNotSent': { target: 'dialog.apply', actions: 'markUnsent' },
      },
    },
    applied: {},
  },
})

function gidOf(target: JoinTarget | null): Gid {
  if (target === null) throw new Error('the join has no target group')
  return target.gid
}

export const joinReducer = machineReducer('join/join', joinMachine, Context, [
  ...Object.keys(joinMessages),
  'ForgetAccount',
  'RouteChanged',
])
