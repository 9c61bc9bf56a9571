import type { World } from '../../world'
import type { Stepped } from '../../output'
import { worldFeature } from '../world-feature'
import { BotInput } from './bot-input'
import { botEdited, botMade, botRemoved, commandsSet, commandSwitched, webhookSet } from './managing'
import { answered, asked, told, toldFather } from './telling'

const step = (world: World, input: BotInput): Stepped => {
  switch (input.type) {
    case 'bot/Made': return botMade(world, input)
    case 'bot/Edited': return botEdited(world, input)
    case 'bot/CommandsSet': return commandsSet(world, input)
    case 'bot/WebhookSet': return webhookSet(world, input)
    case 'bot/CommandSwitched': return commandSwitched(world, input)
    case 'bot/Removed': return botRemoved(world, input)
    case 'bot/Told': return told(world, input)
    case 'bot/FatherTold': return toldFather(world, input)
    case 'bot/Asked': return asked(world, input)
    case 'bot/Answered': return answered(world, input)
  }
}

/** Bots that people make, and what they say (spec 3 §1). */
export const feature = worldFeature(BotInput, step)
