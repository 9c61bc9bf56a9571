import { slowModeImplementation } from '../../../application/features/slow-mode/slow-mode'
import { makeSlowMode } from '../../rest/slow-mode'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(slowModeImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeSlowMode(rest), [TOKENS.rest]).inSingletonScope(),
)
