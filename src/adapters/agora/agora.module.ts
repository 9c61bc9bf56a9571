import { ContainerModule } from 'inversify'
import type { Ports } from '../../application/ports'
import type { Settings } from '../../application/ports/browser/settings'
import type { LiveConfig } from '../live/live-config'
import type { RestClient } from '../rest/client/rest-client'
import { TOKENS, type RtcLoader } from '../tokens'

/** Binds Agora as the media service. */
export const agoraModule = ({ rtcAppId: appId }: Pick<LiveConfig, 'rtcAppId'>): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.rtc)
      .toResolvedValue(
        (rest: RestClient, clock: Ports['clock'], settings: Settings): RtcLoader =>
          async () =>
            (await import('./agora-rtc')).makeAgoraRtc({ appId, rest, clock, settings }),
        [TOKENS.rest, TOKENS.deviceClock, TOKENS.settings],
      )
      .inSingletonScope()
  })
