import { memeImplementation } from '../../../application/features/meme/meme'
import { makeMemes } from '../../rest/chat/memes'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS, type ProviderHosts } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(memeImplementation, (port) =>
  port
    .toResolvedValue(
      (rest: RestClient, hosts: ProviderHosts) => makeMemes(rest, hosts.pictures),
      [TOKENS.rest, TOKENS.hosts],
    )
    .inSingletonScope(),
)
