import { dataExportImplementation } from '../../../application/features/data-export/data-export'
import { makeDataExport } from '../../data-export/data-export'
import type { HttpDriver } from '../../rest/client/http-driver'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS, type ProviderHosts } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(dataExportImplementation, (port) =>
  port
    .toResolvedValue(
      (rest: RestClient, http: HttpDriver, hosts: ProviderHosts) => makeDataExport(rest, http, hosts.http),
      [TOKENS.rest, TOKENS.http, TOKENS.hosts],
    )
    .inSingletonScope(),
)
