import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  botFeature,
  botsQuery,
  botActionEffects,
  botActionMessages,
  deliveriesQuery,
  botEditorEffects,
  botEditorMessages,
  apiKeyEffects,
  apiKeyMessages,
  botCreationEffects,
  botCreationMessages,
  sentName,
  type Bot,
  type BotProfile,
} from '../../../domain/bot'
import { malformed, refused, type Failure } from '../../../domain/kernel/failure'
import type { Uid } from '../../../domain/kernel/ids'
import { accountEffects, failsWith, outcomeOfMatches, tabEffects, type Outcome } from '../../effects/effect'
import { readList } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import { makeApiKeyRegistry, type BotApiKeys } from './api-keys'
import type { BotManagement, CreatedBot } from './ports'

/** The server's text for an invalid token (spec 1 §8). */
const NO_TOKEN = 'access token invalid'

/**
 * Whether this bot was created from this profile. The avatar identifies the bot, because the member uploaded this
 * avatar only for this bot.
 */
const isFrom =
  ({ name, description, avatar }: BotProfile) =>
  (one: Bot): boolean =>
    one.name === sentName(name) && one.description === description.trim() && one.avatar === avatar

const itemsOf = <A>(
  rows: TE.TaskEither<Failure, { readonly items: readonly A[] }>,
): TE.TaskEither<Failure, readonly A[]> =>
  pipe(
    rows,
    TE.map(({ items }) => items),
  )

export const botImplementation = implementFeature(
  botFeature,
  ({ me, memberIn, dispatchToAccount }, ports: BotManagement) => {
    const keys = makeApiKeyRegistry(me)
    const asOwner = <A>(call: (owner: Uid) => TE.TaskEither<Failure, A>): TE.TaskEither<Failure, A> => {
      const owner = memberIn()?.uid
      return owner === undefined ? TE.left(refused(NO_TOKEN)) : call(owner)
    }
    const readKey = (ref: Parameters<BotManagement['read']>[1]): TE.TaskEither<Failure, CreatedBot> =>
      pipe(
        asOwner((owner) => ports.read(owner, ref)),
        TE.map(({ key }) => ({ ...ref, key })),
      )
    const held = ({ botId, key }: CreatedBot): boolean => {
      if (key !== null) keys.hold(botId, key)
      return key !== null
    }
    const lookUp = (profile: BotProfile): TE.TaskEither<Failure, Outcome<CreatedBot | null>> =>
      pipe(
        asOwner(ports.list),
        TE.map(({ items }) => outcomeOfMatches(items.filter(isFrom(profile)))),
        TE.chain((found): TE.TaskEither<Failure, Outcome<CreatedBot | null>> =>
          found.outcome !== 'done'
            ? TE.right(found)
            : pipe(
                readKey({ botId: found.value.id, xid: found.value.xid }),
                TE.map((value) => ({ outcome: 'done', value })),
              ),
        ),
      )
    const streams: BotApiKeys = keys
    return {
      account: {
        'bot/list': readList(botsQuery, () => itemsOf(asOwner(ports.list))),
        'bot/deliveries': readList(deliveriesQuery, ({ botId }) =>
          itemsOf(asOwner((owner) => ports.deliveries(owner, botId))),
        ),
        'bot/actions': {
          switchCommand: accountEffects.idempotent(botActionEffects.switchCommand, {
            call: (command) => asOwner((owner) => ports.switchCommand(owner, command)),
            toResult: (_, { botId, commandId }, ask) => ({ type: 'bot/CommandSwitched', ask, botId, commandId }),
            failed: failsWith(botActionMessages['bot/CommandNotSwitched']),
          }),
          removeBot: accountEffects.idempotent(botActionEffects.removeBot, {
            call: ({ botId }) => asOwner((owner) => ports.remove(owner, botId)),
            toResult: (_, { botId }, ask) => ({ type: 'bot/BotRemoved', ask, botId }),
            failed: failsWith(botActionMessages['bot/BotNotRemoved']),
          }),
        },
      },
      tab: {
        'bot/apiKeys': {
          readKey: tabEffects.read(apiKeyEffects.readKey, {
            call: (ref) =>
              pipe(
                readKey(ref),
                TE.chain((key) => (held(key) ? TE.right(key) : TE.left(malformed))),
              ),
            toResult: (_, { botId }, ask) => ({ type: 'bot/KeyLoaded', ask, botId }),
            failed: failsWith(apiKeyMessages['bot/KeyNotLoaded']),
          }),
        },
        'bot/creation': {
          makeBot: tabEffects.once(botCreationEffects.makeBot, {
            call: ({ profile }) => asOwner((owner) => ports.make(owner, profile)),
            onResume: ({ profile }) => lookUp(profile),
            notifyAccount: () => dispatchToAccount(botsQuery.want({})),
            thenInThisTab: (made) => {
              if (made !== null) held(made)
            },
            toResult: (made, _, ask) =>
              made === null
                ? { type: 'bot/BotNotCreated', ask, failure: malformed }
                : { type: 'bot/BotCreated', ask, botId: made.botId, xid: made.xid },
            failed: failsWith(botCreationMessages['bot/BotNotCreated']),
            toUnknown: failsWith(botCreationMessages['bot/BotCreationUnclear']),
          }),
          saveCommands: tabEffects.idempotent(botCreationEffects.saveCommands, {
            call: ({ commands, ...ref }) => asOwner((owner) => ports.saveCommands(owner, ref, commands)),
            toResult: (_, __, ask) => ({ type: 'bot/CommandsSaved', ask }),
            failed: failsWith(botCreationMessages['bot/CommandsNotSaved']),
          }),
        },
        'bot/editor': {
          readBot: tabEffects.read(botEditorEffects.readBot, {
            call: (ref) => asOwner((owner) => ports.read(owner, ref)),
            toResult: ({ bot: read }, _, ask) => ({ type: 'bot/BotLoaded', ask, bot: read }),
            failed: failsWith(botEditorMessages['bot/BotNotLoaded']),
          }),
          saveBot: tabEffects.idempotent(botEditorEffects.saveBot, {
            call: ({ bot: one, draft }) => asOwner((owner) => ports.save(owner, one, draft)),
            toResult: (_, __, ask) => ({ type: 'bot/BotSaved', ask }),
            failed: failsWith(botEditorMessages['bot/BotNotSaved']),
          }),
          testWebhook: tabEffects.idempotent(botEditorEffects.testWebhook, {
            call: ({ botId, webhook }) => asOwner((owner) => ports.testWebhook(owner, botId, webhook)),
            toResult: (_, { webhook }, ask) => ({ type: 'bot/WebhookTested', ask, webhook, failure: null }),
            failed: failsWith(botEditorMessages['bot/WebhookTested']),
          }),
        },
      },
      streams,
      frames: {
        bot_no_answer: (frame) => {
          const silence = ports.silenceIn(frame)
          if (silence !== null)
            void dispatchToAccount(
              typeof silence === 'string'
                ? { type: 'bot/ActionFailed', words: silence }
                : { type: 'bot/CommandUnanswered', ...silence },
            )
        },
      },
      toastsOf: (message) =>
        botActionMessages['bot/ActionFailed'].is(message)
          ? [{ type: 'ShowToast', words: { text: message.words } }]
          : [],
    }
  },
)
