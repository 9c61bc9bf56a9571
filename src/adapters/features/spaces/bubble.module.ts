import { bubbleImplementation } from '../../../application/features/bubble/bubble'
import type { LiveFeed } from '../../../application/ports/live-feed'
import { makeBubbles } from '../../rest/bubbles'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(bubbleImplementation, (port) =>
  port
    .toResolvedValue(
      (rest: RestClient, liveFeed: LiveFeed) => makeBubbles(rest, liveFeed),
      [TOKENS.rest, TOKENS.liveFeed],
    )
    .inSingletonScope(),
)
