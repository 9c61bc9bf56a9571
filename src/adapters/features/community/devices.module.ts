import { devicesImplementation } from '../../../application/features/devices/devices'
import { makeDevices } from '../../rest/sign-in/devices'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(devicesImplementation, (port) =>
  port.toResolvedValue((rest: RestClient) => makeDevices(rest), [TOKENS.rest]).inSingletonScope(),
)
