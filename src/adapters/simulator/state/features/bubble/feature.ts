import { stateFeature } from '../state-feature'
import { RainInput } from './inputs'
import { withoutSender } from './forget-sender'
import { bubbleTapped, rainJoined, rainOver } from './rain-play'
import { rainSent } from './send'

/**
 * Bubble rain on the server. A ledger account (the pot) holds the rain's value until members pop the bubbles or the
 * server refunds the rest.
 */
export const feature = stateFeature(
  RainInput,
  (world, input) => {
    switch (input.type) {
      case 'bubble/RainSent':
        return rainSent(world, input)
      case 'bubble/RainJoined':
        return rainJoined(world, input)
      case 'bubble/BubbleTapped':
        return bubbleTapped(world, input)
      case 'bubble/RainOver':
        return rainOver(world, input)
    }
  },
  { forgets: withoutSender },
)
