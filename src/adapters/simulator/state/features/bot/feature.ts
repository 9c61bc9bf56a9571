import type { ServerState } from '../../server-state'
import type { StepResult } from '../../output'
import { stateFeature } from '../state-feature'
import { BotInput } from './bot-input'
import {
  botEdited,
  botMade,
  botRemoved,
  commandsSet,
  commandSwitched,
  webhookSet,
  withoutBotsOf,
} from './bot-management'
import { botAnswered, helperAsked, commandDelivered, sentToFather } from './deliver-commands'

const step = (world: ServerState, input: BotInput): StepResult => {
  switch (input.type) {
    case 'bot/Made':
      return botMade(world, input)
    case 'bot/Edited':
      return botEdited(world, input)
    case 'bot/CommandsSet':
      return commandsSet(world, input)
    case 'bot/WebhookSet':
      return webhookSet(world, input)
    case 'bot/CommandSwitched':
      return commandSwitched(world, input)
    case 'bot/Removed':
      return botRemoved(world, input)
    case 'bot/Told':
      return commandDelivered(world, input)
    case 'bot/FatherTold':
      return sentToFather(world, input)
    case 'bot/Asked':
      return helperAsked(world, input)
    case 'bot/Answered':
      return botAnswered(world, input)
  }
}

/** The feature of members' bots and their messages (spec 3 §1). */
export const feature = stateFeature(BotInput, step, { forgets: (world, { xid }) => withoutBotsOf(world, xid) })
