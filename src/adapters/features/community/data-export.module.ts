import { dataExportImplementation } from '../../../application/features/data-export/data-export'
import { makeDataExport } from '../../data-export/data-export'
import type { HttpDriver } from '../../rest/client/http-driver'
import type { RestClient } from '../../rest/client/rest-client'
import { TOKENS } from '../../tokens'
import { featureModule } from '../feature-module'

export const module = featureModule(dataExportImplementation, (port) =>
  port
    .toResolvedValue((rest: RestClient, http: HttpDriver) => makeDataExport(rest, http), [TOKENS.rest, TOKENS.http])
    .inSingletonScope(),
)
